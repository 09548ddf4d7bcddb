import type {PageLocale} from '../domain/catalogue';
import type {Shop} from '../context';
import {formatMoney} from '../domain/format-money';
import {globalId} from '../domain/global-id';
import {isAvailable} from '../domain/inventory';
import {priceOf} from '../domain/price';
import {
  countryOfLocale,
  localeOfLanguage,
  storefrontUrl,
} from '../domain/shop-urls';
import {selectedOptionsOf} from '../domain/variant-options';
import {setMetafield} from './customer-metafield-store';
import {customerById, type Customer} from './customer-store';
import {sendMail} from './mail';
import {mailPicture} from './mail-picture';

const LIST = {
  namespace: 'custom',
  key: 'back_in_stock',
  type: 'list.variant_reference',
} as const;

const TEXTS = {
  de: {
    subject: (title: string) => `Wieder da: ${title}`,
    text: 'gute Nachricht: Worauf du gewartet hast, ist wieder auf Lager, solange der Vorrat reicht.',
    button: 'Jetzt ansehen',
  },
  en: {
    subject: (title: string) => `Back in stock: ${title}`,
    text: 'Good news: what you were waiting for is back in stock, while supplies last.',
    button: 'View product',
  },
} satisfies Record<PageLocale, object>;

interface Waiting {
  readonly customer: Customer;
  /** What they wait for and can now buy. */
  readonly variantIds: readonly string[];
  /** What they still wait for. */
  readonly others: readonly string[];
}

/** At most 50 customers who wait for something that can now be bought. */
export function customersToNotify(shop: Shop): readonly Waiting[] {
  return shop.database
    .all<{customer_id: number; value: string}>(
      'select customer_id, value from customer_metafields where namespace = ? and key = ?',
      [LIST.namespace, LIST.key],
    )
    .flatMap(({customer_id: id, value}) => {
      const customer = customerById(shop, globalId('Customer', id));
      const wanted = JSON.parse(value) as string[];
      const variantIds = wanted.filter((variantId) => {
        const entry = shop.catalogue.variantById.get(variantId);
        return entry !== undefined && isAvailable(shop, entry.variant);
      });
      const others = wanted.filter(
        (variantId) => !variantIds.includes(variantId),
      );
      return customer?.email && variantIds.length > 0
        ? [{customer, variantIds, others}]
        : [];
    })
    .slice(0, 50);
}

/** Sends each of them one mail for each variant, and takes it off their list. */
export function sendBackInStockMails(shop: Shop): void {
  for (const {customer, variantIds, others} of customersToNotify(shop)) {
    for (const id of variantIds) tell(shop, customer, id);
    setMetafield(shop, customer.id, {...LIST, value: JSON.stringify(others)});
  }
}

function tell(shop: Shop, customer: Customer, variantId: string): void {
  const entry = shop.catalogue.variantById.get(variantId);
  if (!entry) return;
  const {product, variant} = entry;
  const {language} = customer;
  const locale = localeOfLanguage(language);
  const texts = TEXTS[locale];
  const title = product.title[language];
  const details =
    product.variants.length > 1
      ? selectedOptionsOf(product, variant, language).map(({value}) => value)
      : [];
  const {amountMinor, currencyCode} = priceOf(variant, countryOfLocale(locale));
  const price = formatMoney(amountMinor, currencyCode, locale);
  const number = variantId.split('/').at(-1) ?? '';
  const path = `/products/${product.handle[language]}?variant=${number}`;
  sendMail(shop, {
    kind: 'back-in-stock',
    to: customer.email,
    locale,
    name: customer.firstName,
    subject: texts.subject(title),
    parts: [
      texts.text,
      {title, price, details, picture: mailPicture(shop, variantId, locale)},
      {label: texts.button, url: storefrontUrl(shop, locale, path)},
    ],
  });
}
