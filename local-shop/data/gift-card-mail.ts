import type {Shop} from '../context';
import {formatMoney} from '../domain/format-money';
import {giftRecipient} from '../domain/gift-recipient';
import type {OrderLine, StoredOrder} from '../domain/order';
import {toEuroCents} from '../domain/presentment';
import {storefrontUrl} from '../domain/shop-urls';
import {issueGiftCard} from './gift-card-store';
import {putMail} from './outbox-store';

const TEXTS = {
  de: {
    subject: 'Eine Geschenkkarte von METARmap für dich',
    hello: 'Hallo',
    amount: (amount: string) => `jemand schenkt dir ${amount} bei METARmap.`,
    code: 'Dein Code für den Warenkorb:',
    bye: 'Guten Flug\nMETARmap',
  },
  en: {
    subject: 'A METARmap gift card for you',
    hello: 'Hello',
    amount: (amount: string) =>
      `someone has given you ${amount} to spend at METARmap.`,
    code: 'Your code for the cart:',
    bye: 'Blue skies\nMETARmap',
  },
};

/**
 * Issues the gift cards of an order that are for another person, and puts a mail for each
 * into the outbox, to be seen there from its day on.
 */
export function sendGiftCards(shop: Shop, order: StoredOrder): void {
  for (const line of order.lines) {
    const recipient = giftRecipient(line.attributes);
    const entry = shop.catalogue.variantById.get(line.variantId ?? '');
    if (!recipient || !entry?.product.isGiftCard) continue;
    for (let card = 0; card < line.quantity; card += 1) {
      sendCard(shop, order, line, recipient);
    }
  }
}

function sendCard(
  shop: Shop,
  {locale, currencyCode}: StoredOrder,
  {unitPriceMinor}: OrderLine,
  {email, name, message, sendOn}: NonNullable<ReturnType<typeof giftRecipient>>,
): void {
  const texts = TEXTS[locale];
  const code = issueGiftCard(shop, toEuroCents(unitPriceMinor, currencyCode));
  const day = new Date(`${sendOn}T08:00:00Z`);
  const now = shop.now();
  putMail(
    shop,
    {
      kind: 'gift-card',
      to: email,
      replyTo: null,
      subject: texts.subject,
      text: [
        name ? `${texts.hello} ${name},` : `${texts.hello},`,
        texts.amount(formatMoney(unitPriceMinor, currencyCode, locale)),
        ...(message ? [message] : []),
        `${texts.code} ${code}`,
        storefrontUrl(shop, locale, '/'),
        texts.bye,
      ].join('\n\n'),
    },
    day > now ? day : now,
  );
}
