import type {CheckoutField} from '../domain/checkout-form';
import type {PageLocale} from '../domain/catalogue';
import {html, type Html} from './html';

/** Why a payment did not go through. */
export type CheckoutProblem = 'faults' | 'price-changed' | 'out-of-stock';

const de = {
  title: 'Kasse',
  contact: 'Kontakt',
  delivery: 'Lieferadresse',
  order: 'Deine Bestellung',
  optional: 'optional',
  hints: {
    province: 'Name oder Kürzel, zum Beispiel CA',
    cardNumber:
      '1 wird angenommen, 2 abgelehnt, bei 3 antwortet die Bank nicht.',
    cardExpiry: 'MM/JJ',
  } as Partial<Record<CheckoutField, string>>,
  shipping: 'Versandart',
  arrives: (dates: string) => `Voraussichtlich ${dates}`,
  free: 'kostenlos',
  payment: 'Zahlung',
  card: 'Testkarte',
  cardNote: 'Bitte gib hier keine echte Karte ein.',
  back: 'Zurück zum Shop',
  terms: (terms: Html, revocation: Html, privacy: Html) =>
    html`Es gelten unsere ${terms} und die ${revocation}. Was mit deinen Daten
    geschieht, steht in der ${privacy}.`,
  termsLink: 'AGB',
  revocationLink: 'Widerrufsbelehrung',
  privacyLink: 'Datenschutzerklärung',
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
    cardNumber: 'Kartennummer',
    cardName: 'Name auf der Karte',
    cardExpiry: 'Gültig bis',
    cardCode: 'Prüfnummer',
  } as Record<CheckoutField, string>,
  missing: 'Bitte ausfüllen.',
  invalid: 'Diese Angabe stimmt so nicht. Bitte prüfe sie.',
  declined: 'Die Bank hat diese Karte abgelehnt. Bitte nimm eine andere.',
  failed:
    'Die Bank hat nicht geantwortet. Es wurde nichts abgebucht. Bitte versuche es noch einmal.',
  problems: {
    faults: 'Bitte prüfe diese Angaben:',
    'price-changed':
      'Der Gesamtbetrag hat sich inzwischen geändert. Bitte prüfe ihn und bestelle dann noch einmal.',
    'out-of-stock':
      'Davon haben wir nicht mehr so viel. Bitte ändere deinen Warenkorb:',
  } as Record<CheckoutProblem, string>,
  changeCart: 'Warenkorb ändern',
  empty: {
    title: 'Dein Warenkorb ist leer',
    text: 'Es gibt nichts zu bezahlen.',
  },
  ordered: {
    title: 'Diese Bestellung ist schon bei uns',
    text: 'Du hast diesen Warenkorb schon bestellt und musst nichts weiter tun.',
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
  hints: {
    province: 'Name or code, such as CA',
    cardNumber:
      '1 is accepted, 2 is declined, 3 gets no response from the bank.',
    cardExpiry: 'MM/YY',
  },
  shipping: 'Shipping method',
  arrives: (dates) => `Estimated ${dates}`,
  free: 'free',
  payment: 'Payment',
  card: 'Test card',
  cardNote: 'Please don’t enter a real card here.',
  back: 'Back to the shop',
  terms: (terms, revocation, privacy) =>
    html`Our ${terms} and ${revocation} apply. Our ${privacy} says what happens
    to your data.`,
  termsLink: 'terms',
  revocationLink: 'return policy',
  privacyLink: 'privacy policy',
  pay: 'Pay now',
  paymentNote: 'Local test shop: nothing is charged and nothing is shipped.',
  fields: {
    email: 'Email address',
    firstName: 'First name',
    lastName: 'Last name',
    company: 'Company',
    address1: 'Address',
    address2: 'Apartment, suite, etc.',
    zip: 'Postal code',
    city: 'City',
    country: 'Country',
    province: 'State or province',
    phone: 'Phone',
    cardNumber: 'Card number',
    cardName: 'Name on card',
    cardExpiry: 'Expiration date',
    cardCode: 'Security code',
  },
  missing: 'Please fill this in.',
  invalid: 'This doesn’t look right. Please check it.',
  declined: 'The bank declined this card. Please use another one.',
  failed: 'The bank didn’t respond. Nothing was charged. Please try again.',
  problems: {
    faults: 'Please check these entries:',
    'price-changed':
      'The total has changed in the meantime. Please check it, then order again.',
    'out-of-stock': 'We don’t have that many left. Please change your cart:',
  },
  changeCart: 'Change cart',
  empty: {title: 'Your cart is empty', text: 'There’s nothing to pay for.'},
  ordered: {
    title: 'We already have this order',
    text: 'You’ve already ordered this cart. There’s nothing else to do.',
    link: 'View the order',
  },
  unknown: {
    title: 'Cart not found',
    text: 'This cart no longer exists, or the link is incomplete.',
  },
};

/** Texts of the checkout page. */
export const CHECKOUT_TEXTS: Record<PageLocale, typeof de> = {de, en};
