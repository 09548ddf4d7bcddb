import type {PageLocale} from '../domain/catalogue';
import type {Shop} from '../context';
import {formatMoney} from '../domain/format-money';
import {giftRecipient} from '../domain/gift-recipient';
import type {OrderLine, StoredOrder} from '../domain/order';
import {toEuroCents} from '../domain/presentment';
import {storefrontUrl} from '../domain/shop-urls';
import {issueGiftCard} from './gift-card-store';
import {sendMail} from './mail';

const TEXTS = {
  de: {
    subject: (shop: string) => `Eine Geschenkkarte von ${shop} für dich`,
    given: (amount: string, shop: string) =>
      `jemand schenkt dir ${amount} bei ${shop}.`,
    bought: (amount: string) =>
      `hier ist deine Geschenkkarte über ${amount}: zum Verschenken oder Behalten.`,
    code: 'Dein Code, einzulösen im Warenkorb:',
    shop: 'Jetzt einlösen',
  },
  en: {
    subject: (shop: string) => `A ${shop} gift card for you`,
    given: (amount: string, shop: string) =>
      `Someone has given you ${amount} to spend at ${shop}.`,
    bought: (amount: string) =>
      `Here’s your ${amount} gift card, to give away or to keep.`,
    code: 'Your code (enter it in your cart):',
    shop: 'Use it now',
  },
} satisfies Record<PageLocale, object>;

/**
 * Issues the gift cards of an order, and puts a mail for each into the outbox: to the
 * recipient on the chosen day, else to the buyer.
 */
export function sendGiftCards(shop: Shop, order: StoredOrder): void {
  for (const line of order.lines) {
    const recipient = giftRecipient(line.attributes);
    const entry = shop.catalogue.variantById.get(line.variantId ?? '');
    if (!entry?.product.isGiftCard) continue;
    for (let card = 0; card < line.quantity; card += 1) {
      sendCard(shop, order, line, recipient);
    }
  }
}

function sendCard(
  shop: Shop,
  {locale, currencyCode, email}: StoredOrder,
  {unitPriceMinor}: OrderLine,
  recipient: ReturnType<typeof giftRecipient>,
): void {
  const to = recipient?.email ?? email;
  if (to === null) return;
  const texts = TEXTS[locale];
  const code = issueGiftCard(shop, toEuroCents(unitPriceMinor, currencyCode));
  const day = new Date(`${recipient?.sendOn ?? ''}T08:00:00Z`);
  const now = shop.now();
  const amount = formatMoney(unitPriceMinor, currencyCode, locale);
  sendMail(
    shop,
    {
      kind: 'gift-card',
      to,
      locale,
      name: recipient?.name ?? null,
      subject: texts.subject(shop.seed.name),
      parts: [
        (recipient ? texts.given : texts.bought)(amount, shop.seed.name),
        ...(recipient?.message ? [recipient.message] : []),
        {label: texts.code, code},
        {label: texts.shop, url: storefrontUrl(shop, locale, '/')},
      ],
    },
    day > now ? day : now,
  );
}
