import type {CheckoutField} from '../domain/checkout-form';

/** Why a payment did not go through. */
export type CheckoutProblem = 'faults' | 'price-changed' | 'out-of-stock';

const de = {
  title: 'Kasse',
  contact: 'Kontakt',
  delivery: 'Lieferadresse',
  order: 'Deine Bestellung',
  optional: 'optional',
  provinceHint: 'Für Italien, Japan, Kanada, Spanien und die USA',
  back: 'Zurück zum Shop',
  pay: 'Zahlungspflichtig bestellen',
  paymentNote:
    'Lokaler Testshop: Es wird nichts abgebucht und nichts verschickt.',
  fields: {
    email: 'E-Mail-Adresse',
    firstName: 'Vorname',
    lastName: 'Nachname',
    company: 'Firma',
    address1: 'Straße und Hausnummer',
    address2: 'Adresszusatz',
    zip: 'Postleitzahl',
    city: 'Ort',
    country: 'Land',
    province: 'Region oder Bundesstaat',
    phone: 'Telefon',
  } as Record<CheckoutField, string>,
  missing: (label: string) => `${label}: Bitte ausfüllen.`,
  invalid: (label: string) =>
    `${label}: Diese Angabe stimmt so nicht. Bitte prüfe sie.`,
  problems: {
    faults: 'Bitte prüfe diese Angaben:',
    'price-changed':
      'Der Gesamtbetrag hat sich inzwischen geändert. Bitte prüfe ihn und bestelle dann noch einmal.',
    'out-of-stock':
      'Nicht mehr in dieser Menge auf Lager. Bitte ändere deinen Warenkorb:',
  } as Record<CheckoutProblem, string>,
  changeCart: 'Warenkorb ändern',
  empty: {
    title: 'Dein Warenkorb ist leer',
    text: 'Es gibt nichts zu bezahlen.',
  },
  ordered: {
    title: 'Diese Bestellung ist schon bei uns',
    text: 'Der Warenkorb wurde bereits bestellt. Du musst nichts weiter tun.',
    link: 'Bestellung ansehen',
  },
  unknown: {
    title: 'Warenkorb nicht gefunden',
    text: 'Diesen Warenkorb gibt es nicht mehr, oder der Link ist unvollständig.',
  },
};

const en: typeof de = {
  title: 'Checkout',
  contact: 'Contact',
  delivery: 'Shipping address',
  order: 'Your order',
  optional: 'optional',
  provinceHint: 'For Canada, Italy, Japan, Spain and the United States',
  back: 'Back to the shop',
  pay: 'Pay now',
  paymentNote: 'Local test shop: nothing is charged and nothing is sent.',
  fields: {
    email: 'Email address',
    firstName: 'First name',
    lastName: 'Last name',
    company: 'Company',
    address1: 'Street and number',
    address2: 'Apartment, suite, etc.',
    zip: 'Postal code',
    city: 'City',
    country: 'Country',
    province: 'State or province',
    phone: 'Phone',
  },
  missing: (label) => `${label}: please fill this in.`,
  invalid: (label) => `${label}: this doesn’t look right. Please check it.`,
  problems: {
    faults: 'Please check these entries:',
    'price-changed':
      'The total has changed in the meantime. Please check it, then order again.',
    'out-of-stock':
      'No longer in stock in this quantity. Please change your cart:',
  },
  changeCart: 'Change cart',
  empty: {title: 'Your cart is empty', text: 'There’s nothing to pay for.'},
  ordered: {
    title: 'We already have this order',
    text: 'This cart has already been ordered. There’s nothing else to do.',
    link: 'View the order',
  },
  unknown: {
    title: 'Cart not found',
    text: 'This cart no longer exists, or the link is incomplete.',
  },
};

/** Texts of the checkout page. */
export const CHECKOUT_TEXTS = {de, en};
