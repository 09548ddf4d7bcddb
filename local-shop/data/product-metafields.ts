import type {LocalizedText, Metafield} from '../domain/catalogue';
import {productId, text} from './catalogue-builder';

/** Metafield `custom.details`: one fact per line. */
export function details(value: LocalizedText): Metafield {
  return {
    namespace: 'custom',
    key: 'details',
    value: {type: 'multi_line_text_field', value},
  };
}

/** Metafield `custom.shipping` for what travels in a large, padded parcel. */
export const LARGE_PARCEL = shipping(
  text(
    'Reist in einem gepolsterten Karton mit Kantenschutz. Deutschland 2–4 Werktage, EU 4–7, USA 6–10. Ab 150 € ist der Versand frei.',
    'Travels in a padded box with edge protectors. Germany 2–4 working days, EU 4–7, USA 6–10. Free shipping from €150.',
  ),
);

/** Metafield `custom.shipping` for everything that fits into a small parcel. */
export const SMALL_PARCEL = shipping(
  text(
    'Versand als Paket aus Süddeutschland. Deutschland 1–3 Werktage, EU 3–6, USA 5–9. Ab 150 € ist der Versand frei.',
    'Ships as a parcel from southern Germany. Germany 1–3 working days, EU 3–6, USA 5–9. Free shipping from €150.',
  ),
);

/** Metafield `custom.matching_colors`: products that go with it, by their numbers. */
export function matchingColors(numbers: readonly number[]): Metafield {
  return {
    namespace: 'custom',
    key: 'matching_colors',
    value: {type: 'list.product_reference', ids: numbers.map(productId)},
  };
}

function shipping(value: LocalizedText): Metafield {
  return {
    namespace: 'custom',
    key: 'shipping',
    value: {type: 'multi_line_text_field', value},
  };
}
