import type {Shop} from '../context';
import {formatMoney} from '../domain/format-money';
import type {StoredOrder} from '../domain/order';
import {orderAddressLines} from '../domain/order-address';
import {orderSums} from '../domain/order-sums';
import {originalTotal} from '../domain/order-totals';
import {orderStatusUrl, storefrontUrl} from '../domain/shop-urls';
import {putMail} from './outbox-store';

const TEXTS = {
  de: {
    subject: (name: string) => `Bestellung ${name} bei METARmap`,
    hello: 'Hallo',
    thanks: (name: string) =>
      `danke für deine Bestellung ${name}. Wir packen sie jetzt ein.`,
    to: 'Wir liefern an:',
    status: 'Stand deiner Bestellung:',
    revocation: 'Widerrufsrecht und Widerrufsformular:',
    bye: 'Viele Grüße\nMETARmap',
  },
  en: {
    subject: (name: string) => `Order ${name} at METARmap`,
    hello: 'Hello',
    thanks: (name: string) =>
      `thank you for your order ${name}. We’re packing it now.`,
    to: 'We’re shipping to:',
    status: 'Track your order:',
    revocation: 'Right of withdrawal and withdrawal form:',
    bye: 'Kind regards\nMETARmap',
  },
};

/** Puts the confirmation of an order into the outbox; none where no e-mail address is known. */
export function sendOrderMail(shop: Shop, order: StoredOrder): void {
  if (order.email === null) return;
  const texts = TEXTS[order.locale];
  const name = `#${order.number}`;
  const firstName = order.shippingAddress?.firstName;
  putMail(shop, {
    kind: 'order',
    to: order.email,
    replyTo: null,
    subject: texts.subject(name),
    text: [
      firstName ? `${texts.hello} ${firstName},` : `${texts.hello},`,
      texts.thanks(name),
      linesText(order),
      orderSums(order)
        .map(({label, value}) => `${label}: ${value}`)
        .join('\n'),
      ...addressText(order),
      `${texts.status}\n${orderStatusUrl(shop, order)}`,
      `${texts.revocation}\n${storefrontUrl(shop, order.locale, '/legal/revocation')}`,
      texts.bye,
    ].join('\n\n'),
  });
}

function linesText(order: StoredOrder): string {
  return order.lines
    .map((line) => {
      const title = [line.title, line.variantTitle].filter(Boolean).join(', ');
      const price = formatMoney(
        originalTotal(line),
        order.currencyCode,
        order.locale,
      );
      return `${line.quantity} × ${title}: ${price}`;
    })
    .join('\n');
}

function addressText(order: StoredOrder): string[] {
  const lines = orderAddressLines(order);
  return lines.length === 0
    ? []
    : [[TEXTS[order.locale].to, ...lines].join('\n')];
}
