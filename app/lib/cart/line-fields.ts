import {
  isOfRecipient,
  recipientAttributes,
  recipientOf,
} from './gift-recipient';

interface Attribute {
  key: string;
  value?: string | null;
}

/** Line attribute with an airfield's code, which the checkout and the order show as it is. */
const AIRFIELD = 'ICAO';

/** Four letters or digits; typed in either case. */
export const AIRFIELD_PATTERN = '[A-Za-z0-9]{4}';

/** Line attributes for a form's fields of the recipient and the airfield. */
export function fieldAttributes(
  form: Pick<FormData, 'get'>,
): {key: string; value: string}[] {
  const typed = form.get('airfield');
  return typeof typed === 'string'
    ? [{key: AIRFIELD, value: typed.trim().toUpperCase()}]
    : recipientAttributes(form);
}

/** A line's recipient, and the other attributes that are not hidden by Shopify's convention. */
export function shownAttributes(attributes: readonly Attribute[]) {
  const recipient = recipientOf(attributes);
  const shown = attributes.flatMap(({key, value}) =>
    key.startsWith('_') || (recipient && isOfRecipient({key}))
      ? []
      : {key, value: value ?? ''},
  );
  return {recipient, attributes: shown};
}

/** The airfield's code in a line's attributes; empty for none. */
export function airfieldOf(attributes: readonly Attribute[]): string {
  return attributes.find(({key}) => key === AIRFIELD)?.value ?? '';
}

/** Whether the attributes name no airfield, or one by a code. */
export function hasValidAirfield(attributes: readonly Attribute[]): boolean {
  return (
    !attributes.some(({key}) => key === AIRFIELD) ||
    /^[A-Z0-9]{4}$/.test(airfieldOf(attributes))
  );
}

/** Whether a product with these fields may have an attribute of them. */
export function isOfFields(
  attribute: Attribute,
  product: {isGiftCard: boolean; asksAirfield?: {value: string} | null},
): boolean {
  return product.isGiftCard
    ? isOfRecipient(attribute)
    : asksAirfield(product) && attribute.key === AIRFIELD;
}

/** Metafield `custom.asks_airfield`: the product is made for an airfield. */
export function asksAirfield(product: {
  asksAirfield?: {value: string} | null;
}): boolean {
  return product.asksAirfield?.value === 'true';
}
