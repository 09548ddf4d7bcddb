import type {Shop} from '../context';
import type {Cart} from '../domain/cart';
import {deliveryDates} from '../domain/delivery-date';
import {formatMoney} from '../domain/format-money';
import type {Order, OrderLine, StoredOrder} from '../domain/order';
import {orderAddressLines} from '../domain/order-address';
import {lineDetails, setUpUrl} from '../domain/order-line';
import {orderSums} from '../domain/order-sums';
import {originalTotal} from '../domain/order-totals';
import {
  checkoutUrl,
  orderStatusUrl,
  storefrontUrl,
  type PageLocale,
} from '../domain/shop-urls';
import {
  button,
  furtherLink,
  itemPicture,
  items,
  layOut,
  lines,
  paragraph,
  rows,
  type MailItem,
  type MailPart,
} from './mail-layout';
import {putMail} from './outbox-store';

const TEXTS = {
  de: {
    subject: (name: string) => `Deine METARmap-Bestellung ${name}`,
    title: 'Danke für deine Bestellung',
    hello: 'Hallo',
    thanks: (name: string) => `danke für deine Bestellung ${name}.`,
    packing: 'Wir packen sie jetzt ein.',
    arrives: 'Voraussichtlich bei dir:',
    to: 'Wir liefern an:',
    status: 'Stand deiner Bestellung',
    setUp: 'So hängst du die Karte auf und richtest sie ein',
    revocation: 'Widerrufsrecht und Widerrufsformular',
    sentSubject: (name: string) => `Deine Bestellung ${name} ist unterwegs`,
    sentTitle: 'Deine Bestellung ist unterwegs',
    sent: (name: string) =>
      `wir haben deine Bestellung ${name} gerade losgeschickt.`,
    partlySent: (name: string) =>
      `ein Teil deiner Bestellung ${name} ist unterwegs. Der Rest kommt nach.`,
    track: 'Sendung verfolgen',
    parcel: (company: string | null) =>
      company === null ? 'Sendungsnummer:' : `Sendungsnummer (${company}):`,
    recoverySubject: 'Dein Warenkorb bei METARmap wartet auf dich',
    recoveryTitle: 'Hast du etwas vergessen?',
    recovery:
      'du hast deine Bestellung noch nicht abgeschlossen. Wir heben deinen Warenkorb 30 Tage lang für dich auf.',
    recover: 'Weiter zur Kasse',
  },
  en: {
    subject: (name: string) => `Your METARmap order ${name}`,
    title: 'Thank you for your order',
    hello: 'Hello',
    thanks: (name: string) => `Thank you for your order ${name}.`,
    packing: 'We’re packing it now.',
    arrives: 'Estimated delivery:',
    to: 'We’re shipping to:',
    status: 'Track your order',
    setUp: 'How to hang and set up your map',
    revocation: 'Right of withdrawal and withdrawal form',
    sentSubject: (name: string) => `Your order ${name} is on its way`,
    sentTitle: 'Your order is on its way',
    sent: (name: string) =>
      `We’ve just handed your order ${name} to the carrier.`,
    partlySent: (name: string) =>
      `Part of your order ${name} is on its way. The rest will follow.`,
    track: 'Track package',
    parcel: (company: string | null) =>
      company === null ? 'Tracking number:' : `Tracking number (${company}):`,
    recoverySubject: 'Your METARmap cart is waiting for you',
    recoveryTitle: 'Did you forget something?',
    recovery:
      'You haven’t completed your order yet. We’ll keep your cart for you for 30 days.',
    recover: 'Return to checkout',
  },
};

/** Puts the confirmation of an order into the outbox; none where no e-mail address is known. */
export function sendOrderMail(shop: Shop, order: StoredOrder): void {
  const texts = TEXTS[order.locale];
  const name = `#${order.number}`;
  const dates = deliveryDates(order);
  const isSent = order.lines.some(({requiresShipping}) => requiresShipping);
  send(shop, order, 'order', texts.subject(name), texts.title, [
    greeting(order),
    paragraph(
      isSent ? `${texts.thanks(name)} ${texts.packing}` : texts.thanks(name),
    ),
    button(texts.status, orderStatusUrl(shop, order)),
    items(order.lines.map((line) => lineItem(shop, order, line))),
    rows(orderSums(order)),
    ...(dates === null ? [] : [lines(texts.arrives, [dates])]),
    ...addressPart(order),
    ...setUpPart(shop, order),
    furtherLink(
      texts.revocation,
      storefrontUrl(shop, order.locale, '/legal/revocation'),
    ),
  ]);
}

/** Puts the mail about the order's newest parcel into the outbox, likewise. */
export function sendShippingMail(shop: Shop, order: StoredOrder): void {
  const texts = TEXTS[order.locale];
  const name = `#${order.number}`;
  const parcel = order.fulfillments.at(-1);
  if (!parcel) return;
  const isWhole = order.fulfillmentStatus === 'FULFILLED';
  const [tracking] = parcel.tracking;
  const dates = deliveryDates(order);
  send(shop, order, 'shipping', texts.sentSubject(name), texts.sentTitle, [
    greeting(order),
    paragraph((isWhole ? texts.sent : texts.partlySent)(name)),
    ...(tracking?.url ? [button(texts.track, tracking.url)] : []),
    items(
      parcel.lines.flatMap(({lineIndex, quantity}) => {
        const line = order.lines[lineIndex];
        return line ? lineItem(shop, order, {...line, quantity}, false) : [];
      }),
    ),
    ...(tracking
      ? [lines(texts.parcel(parcel.trackingCompany), [tracking.number])]
      : []),
    ...(dates === null ? [] : [lines(texts.arrives, [dates])]),
    ...addressPart(order),
    ...setUpPart(shop, order),
    furtherLink(texts.status, orderStatusUrl(shop, order)),
  ]);
}

/** Reminds whoever began to pay a cart; `draft` is the order that it would become. */
export function sendRecoveryMail(
  shop: Shop,
  cart: Cart,
  draft: Omit<Order, 'number'>,
): void {
  const texts = TEXTS[draft.locale];
  const mail = [
    paragraph(`${texts.hello},`),
    paragraph(texts.recovery),
    items(draft.lines.map((line) => lineItem(shop, draft, line))),
    button(texts.recover, checkoutUrl(shop, draft.locale, cart)),
  ];
  send(
    shop,
    {locale: draft.locale, email: cart.buyer.email},
    'recovery',
    texts.recoverySubject,
    texts.recoveryTitle,
    mail,
  );
}

function send(
  shop: Shop,
  {locale, email}: {readonly locale: PageLocale; readonly email: string | null},
  kind: 'order' | 'shipping' | 'recovery',
  subject: string,
  title: string,
  parts: readonly MailPart[],
): void {
  if (email === null) return;
  const laidOut = layOut(shop, locale, title, parts);
  putMail(shop, {kind, to: email, replyTo: null, subject, ...laidOut});
}

function greeting({locale, shippingAddress}: StoredOrder): MailPart {
  const {hello} = TEXTS[locale];
  const firstName = shippingAddress?.firstName;
  return paragraph(firstName ? `${hello} ${firstName},` : `${hello},`);
}

function lineItem(
  shop: Shop,
  {currencyCode, locale}: Pick<Order, 'currencyCode' | 'locale'>,
  line: OrderLine,
  hasPrice = true,
): MailItem {
  const price = hasPrice
    ? formatMoney(originalTotal(line), currencyCode, locale)
    : null;
  return {
    picture: itemPicture(shop, line.variantId, locale),
    title: `${line.quantity} × ${line.title}`,
    details: lineDetails(line, locale),
    price,
  };
}

function addressPart(order: StoredOrder): MailPart[] {
  const address = orderAddressLines(order);
  return address.length === 0 ? [] : [lines(TEXTS[order.locale].to, address)];
}

function setUpPart(shop: Shop, order: StoredOrder): MailPart[] {
  const url = setUpUrl(shop, order);
  return url === null ? [] : [furtherLink(TEXTS[order.locale].setUp, url)];
}
