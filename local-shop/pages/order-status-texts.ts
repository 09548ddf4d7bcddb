import type {
  OrderFinancialStatus,
  OrderFulfillmentStatus,
} from '../../schemas/storefront-types';
import type {PageLocale} from '../domain/catalogue';

const de = {
  title: (number: number) => `Bestellung #${number}`,
  thanks: (firstName: string | null) =>
    firstName === null ? 'Vielen Dank!' : `Vielen Dank, ${firstName}!`,
  wasCanceled: 'Diese Bestellung wurde storniert',
  unknown: 'Bestellung nicht gefunden',
  mailed: (email: string) => `Die Bestätigung haben wir an ${email} geschickt.`,
  date: 'Bestellt am',
  payment: 'Zahlung',
  delivery: 'Lieferung',
  arrives: 'Voraussichtlich',
  parcel: (company: string | null) =>
    company === null ? 'Sendungsnummer' : `Sendungsnummer (${company})`,
  track: 'Sendung verfolgen',
  setUpTitle: 'Einrichten und aufhängen',
  setUp: 'Zur Anleitung',
  terms: 'AGB',
  revocation: 'Widerruf und Rückgabe',
  contact: 'Kontakt',
  address: 'Lieferadresse',
  invoice: 'Rechnung (PDF)',
  back: 'Zurück zum Shop',
  canceled: 'storniert',
  financial: {
    AUTHORIZED: 'vorgemerkt',
    PAID: 'bezahlt',
    PARTIALLY_PAID: 'teilweise bezahlt',
    PARTIALLY_REFUNDED: 'teilweise erstattet',
    PENDING: 'offen',
    REFUNDED: 'erstattet',
    VOIDED: 'storniert',
  } as Record<OrderFinancialStatus, string>,
  fulfillment: {
    FULFILLED: 'versandt',
    IN_PROGRESS: 'wird gepackt',
    ON_HOLD: 'zurückgestellt',
    OPEN: 'offen',
    PARTIALLY_FULFILLED: 'teilweise versandt',
    PENDING_FULFILLMENT: 'in Vorbereitung',
    RESTOCKED: 'zurück im Lager',
    SCHEDULED: 'geplant',
    UNFULFILLED: 'noch nicht versandt',
  } as Record<OrderFulfillmentStatus, string>,
};

const en: typeof de = {
  title: (number) => `Order #${number}`,
  thanks: (firstName) =>
    firstName === null ? 'Thank you!' : `Thank you, ${firstName}!`,
  wasCanceled: 'This order was canceled',
  unknown: 'Order not found',
  mailed: (email) => `We sent the confirmation to ${email}.`,
  date: 'Ordered on',
  payment: 'Payment',
  delivery: 'Delivery',
  arrives: 'Estimated delivery',
  parcel: (company) =>
    company === null ? 'Tracking number' : `Tracking number (${company})`,
  track: 'Track package',
  setUpTitle: 'Set up and hang',
  setUp: 'Read the setup guide',
  terms: 'Terms',
  revocation: 'Returns',
  contact: 'Contact',
  address: 'Shipping address',
  invoice: 'Invoice (PDF)',
  back: 'Back to the shop',
  canceled: 'canceled',
  financial: {
    AUTHORIZED: 'authorized',
    PAID: 'paid',
    PARTIALLY_PAID: 'partially paid',
    PARTIALLY_REFUNDED: 'partially refunded',
    PENDING: 'pending',
    REFUNDED: 'refunded',
    VOIDED: 'voided',
  },
  fulfillment: {
    FULFILLED: 'shipped',
    IN_PROGRESS: 'being packed',
    ON_HOLD: 'on hold',
    OPEN: 'open',
    PARTIALLY_FULFILLED: 'partially shipped',
    PENDING_FULFILLMENT: 'being prepared',
    RESTOCKED: 'restocked',
    SCHEDULED: 'scheduled',
    UNFULFILLED: 'not shipped yet',
  },
};

/** Texts of the order status page. */
export const ORDER_STATUS_TEXTS: Record<PageLocale, typeof de> = {de, en};
