import type {ShopPolicy} from '../domain/shop-content';
import {text} from './catalogue-builder';

/** The global id of the policy with this number. */
export function policyId(number: number): string {
  return `gid://shopify/ShopPolicy/${35_200_000_000 + number}`;
}

const SAMPLE = text(
  '<p><em>Mustertext des lokalen Shops, keine Rechtsberatung.</em></p>',
  '<p><em>Sample text of the local shop, not legal advice.</em></p>',
);

function body(DE: string, EN: string) {
  return text(SAMPLE.DE + DE, SAMPLE.EN + EN);
}

/** The shop's policies. */
export const POLICIES: readonly ShopPolicy[] = [
  {
    id: policyId(1),
    kind: 'privacyPolicy',
    handle: 'privacy-policy',
    title: text('Datenschutzerklärung', 'Privacy policy'),
    bodyHtml: body(
      '<p>Wir verarbeiten nur, was wir für die Bestellung brauchen: Name, Anschrift, E-Mail-Adresse und Zahlungsart. Auskunft und Löschung: eine Nachricht genügt.</p>',
      '<p>We only process what we need for your order: name, address, email address and payment method. For access or erasure, a message is enough.</p>',
    ),
  },
  {
    id: policyId(2),
    kind: 'shippingPolicy',
    handle: 'shipping-policy',
    title: text('Versand', 'Shipping policy'),
    bodyHtml: body(
      '<p>Versand in Deutschland und die Euro-Länder 6,90 €, ab 150 € frei. Karten reisen in einem gepolsterten Karton.</p>',
      '<p>Shipping to Germany and the euro area costs €6.90 and is free from €150. Maps travel in a padded box.</p>',
    ),
  },
  {
    id: policyId(3),
    kind: 'termsOfService',
    handle: 'terms-of-service',
    title: text('Allgemeine Geschäftsbedingungen', 'Terms of service'),
    bodyHtml: body(
      '<p>Der Vertrag kommt mit unserer Bestellbestätigung zustande. Die Anzeige der METARmap dient der Orientierung und ersetzt keine Flugvorbereitung.</p>',
      '<p>The contract is concluded with our order confirmation. What the METARmap shows is for orientation and does not replace flight planning.</p>',
    ),
  },
  {
    id: policyId(4),
    kind: 'refundPolicy',
    handle: 'refund-policy',
    title: text('Widerrufsbelehrung', 'Right of withdrawal'),
    bodyHtml: body(
      '<p>Du kannst den Vertrag binnen vierzehn Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt mit dem Tag, an dem du die Ware erhalten hast.</p>',
      '<p>You may withdraw from the contract within fourteen days without giving any reason. The period starts on the day on which you received the goods.</p>',
    ),
  },
];
