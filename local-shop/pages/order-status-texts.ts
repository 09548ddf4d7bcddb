import type {
  OrderFinancialStatus,
  OrderFulfillmentStatus,
} from '@shopify/hydrogen-react/storefront-api-types';

const de = {
  title: (number: number) => `Bestellung #${number}`,
  thanks: (firstName: string | null) =>
    firstName === null ? 'Vielen Dank!' : `Vielen Dank, ${firstName}!`,
  wasCanceled: 'Diese Bestellung wurde storniert',
  unknown: 'Bestellung nicht gefunden',
  mailed: (email: string) => `Die Bestätigung ging an ${email}.`,
  date: 'Bestellt am',
  payment: 'Zahlung',
  delivery: 'Lieferung',
  parcel: 'Sendung',
  address: 'Lieferadresse',
  invoice: 'Rechnung (PDF)',
  back: 'Zurück zum Shop',
  canceled: 'storniert',
  financial: {
    AUTHORIZED: 'autorisiert',
    PAID: 'bezahlt',
    PARTIALLY_PAID: 'teilweise bezahlt',
    PARTIALLY_REFUNDED: 'teilweise erstattet',
    PENDING: 'ausstehend',
    REFUNDED: 'erstattet',
    VOIDED: 'aufgehoben',
  } as Record<OrderFinancialStatus, string>,
  fulfillment: {
    FULFILLED: 'versandt',
    IN_PROGRESS: 'in Arbeit',
    ON_HOLD: 'angehalten',
    OPEN: 'offen',
    PARTIALLY_FULFILLED: 'teilweise versandt',
    PENDING_FULFILLMENT: 'in Arbeit',
    RESTOCKED: 'zurück im Lager',
    SCHEDULED: 'geplant',
    UNFULFILLED: 'wird vorbereitet',
  } as Record<OrderFulfillmentStatus, string>,
};

const en: typeof de = {
  title: (number) => `Order #${number}`,
  thanks: (firstName) =>
    firstName === null ? 'Thank you!' : `Thank you, ${firstName}!`,
  wasCanceled: 'This order was canceled',
  unknown: 'Order not found',
  mailed: (email) => `The confirmation went to ${email}.`,
  date: 'Ordered on',
  payment: 'Payment',
  delivery: 'Delivery',
  parcel: 'Parcel',
  address: 'Delivery address',
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
    IN_PROGRESS: 'in progress',
    ON_HOLD: 'on hold',
    OPEN: 'open',
    PARTIALLY_FULFILLED: 'partially shipped',
    PENDING_FULFILLMENT: 'in progress',
    RESTOCKED: 'restocked',
    SCHEDULED: 'scheduled',
    UNFULFILLED: 'being prepared',
  },
};

/** Texts of the order status page. */
export const ORDER_STATUS_TEXTS = {de, en};
