import type {PageLocale} from '../domain/catalogue';
import type {Shop} from '../context';
import type {Cart} from '../domain/cart';
import {deliveryDates} from '../domain/delivery-date';
import {formatMoney} from '../domain/format-money';
import type {Order, OrderLine, StoredOrder} from '../domain/order';
import {orderAddressLines} from '../domain/order-address';
import {lineDetails, setUpUrl} from '../domain/order-line';
import {orderSums} from '../domain/order-sums';
import {originalTotal} from '../domain/order-totals';
import {checkoutUrl, orderStatusUrl, storefrontUrl} from '../domain/shop-urls';
import {sendMail, type MailPart} from './mail';
import {mailPicture} from './mail-picture';

const TEXTS = {
  de: {
    subject: (name: string, shop: string) =>
      `Deine Bestellung ${name} bei ${shop}`,
    thanks: (name: string) => `danke für deine Bestellung ${name}.`,
    packing: 'Wir packen sie jetzt ein.',
    arrives: 'Voraussichtlich bei dir:',
    to: 'Wir liefern an:',
    status: 'Stand deiner Bestellung',
    setUp: 'So richtest du die Karte ein und hängst sie auf',
    revocation: 'Widerruf und Rückgabe',
    sentSubject: (name: string) => `Deine Bestellung ${name} ist unterwegs`,
    sent: (name: string) =>
      `wir haben deine Bestellung ${name} gerade losgeschickt.`,
    partlySent: (name: string) =>
      `ein Teil deiner Bestellung ${name} ist unterwegs. Der Rest kommt nach.`,
    track: 'Sendung verfolgen',
    parcel: (company: string | null) =>
      company === null ? 'Sendungsnummer:' : `Sendungsnummer (${company}):`,
    recoverySubject: (shop: string) =>
      `Dein Warenkorb bei ${shop} wartet auf dich`,
    recovery:
      'du hast deine Bestellung noch nicht abgeschlossen. Wir heben deinen Warenkorb 30 Tage lang für dich auf.',
    recover: 'Weiter zur Kasse',
  },
  en: {
    subject: (name: string, shop: string) => `Your ${shop} order ${name}`,
    thanks: (name: string) => `Thank you for your order ${name}.`,
    packing: 'We’re packing it now.',
    arrives: 'Estimated delivery:',
    to: 'We’re shipping to:',
    status: 'Track your order',
    setUp: 'How to set up and hang your map',
    revocation: 'Returns',
    sentSubject: (name: string) => `Your order ${name} is on its way`,
    sent: (name: string) =>
      `We’ve just handed your order ${name} to the carrier.`,
    partlySent: (name: string) =>
      `Part of your order ${name} is on its way. The rest will follow.`,
    track: 'Track package',
    parcel: (company: string | null) =>
      company === null ? 'Tracking number:' : `Tracking number (${company}):`,
    recoverySubject: (shop: string) => `Your ${shop} cart is waiting for you`,
    recovery:
      'You haven’t completed your order yet. We’ll keep your cart for you for 30 days.',
    recover: 'Return to checkout',
  },
} satisfies Record<PageLocale, object>;

/** Puts the confirmation of an order into the outbox; none where no e-mail address is known. */
export function sendOrderMail(shop: Shop, order: StoredOrder): void {
  const texts = TEXTS[order.locale];
  const name = `#${order.number}`;
  const requiresShipping = order.lines.some(
    ({requiresShipping}) => requiresShipping,
  );
  send(shop, order, 'order', texts.subject(name, shop.seed.name), [
    requiresShipping
      ? `${texts.thanks(name)} ${texts.packing}`
      : texts.thanks(name),
    {label: texts.status, url: orderStatusUrl(shop, order)},
    ...order.lines.map((line) => linePart(shop, order, line)),
    {sums: orderSums(order)},
    ...deliveryParts(shop, order),
    {
      label: texts.revocation,
      url: storefrontUrl(shop, order.locale, '/legal/revocation'),
    },
  ]);
}

/**
 * Puts the mail about the order's newest parcel into the outbox; none without an e-mail
 * address.
 */
export function sendShippingMail(shop: Shop, order: StoredOrder): void {
  const texts = TEXTS[order.locale];
  const name = `#${order.number}`;
  const parcel = order.fulfillments.at(-1);
  if (!parcel) return;
  const isWhole = order.fulfillmentStatus === 'FULFILLED';
  const [tracking] = parcel.tracking;
  send(shop, order, 'shipping', texts.sentSubject(name), [
    (isWhole ? texts.sent : texts.partlySent)(name),
    ...(tracking?.url ? [{label: texts.track, url: tracking.url}] : []),
    ...parcel.lines.flatMap(({lineIndex, quantity}) => {
      const line = order.lines[lineIndex];
      return line ? linePart(shop, order, {...line, quantity}, false) : [];
    }),
    ...(tracking
      ? [`${texts.parcel(parcel.trackingCompany)}\n${tracking.number}`]
      : []),
    ...deliveryParts(shop, order),
    {label: texts.status, url: orderStatusUrl(shop, order)},
  ]);
}

/** Reminds the buyer of a cart that was not paid; `draft` is the order that it would become. */
export function sendRecoveryMail(
  shop: Shop,
  cart: Cart,
  draft: Omit<Order, 'number'>,
): void {
  const {locale} = draft;
  const texts = TEXTS[locale];
  const recipient = {locale, email: cart.buyer.email, shippingAddress: null};
  send(shop, recipient, 'recovery', texts.recoverySubject(shop.seed.name), [
    texts.recovery,
    ...draft.lines.map((line) => linePart(shop, draft, line)),
    {label: texts.recover, url: checkoutUrl(shop, locale, cart)},
  ]);
}

function send(
  shop: Shop,
  order: Pick<StoredOrder, 'locale' | 'email' | 'shippingAddress'>,
  kind: 'order' | 'shipping' | 'recovery',
  subject: string,
  parts: readonly MailPart[],
): void {
  const {locale, email: to, shippingAddress} = order;
  const name = shippingAddress?.firstName ?? null;
  sendMail(shop, {kind, to, locale, name, subject, parts});
}

/** A line's title and price, with its details below; beside its picture, if it has one. */
function linePart(
  shop: Shop,
  {currencyCode, locale}: Pick<Order, 'currencyCode' | 'locale'>,
  line: OrderLine,
  hasPrice = true,
): MailPart {
  return {
    title: `${line.quantity} × ${line.title}`,
    price: hasPrice
      ? formatMoney(originalTotal(line), currencyCode, locale)
      : null,
    details: lineDetails(line, locale),
    picture: mailPicture(shop, line.variantId, locale),
  };
}

/** When and where the order is sent, and how to set up the map. */
function deliveryParts(shop: Shop, order: StoredOrder): MailPart[] {
  const texts = TEXTS[order.locale];
  const dates = deliveryDates(order);
  const address = orderAddressLines(order);
  const setUp = setUpUrl(shop, order);
  return [
    ...(dates === null ? [] : [`${texts.arrives}\n${dates}`]),
    ...(address.length === 0 ? [] : [[texts.to, ...address].join('\n')]),
    ...(setUp === null ? [] : [{label: texts.setUp, url: setUp}]),
  ];
}
