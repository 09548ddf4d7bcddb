import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {seedCatalogue} from '@metarmap/local-shop/seed';
import {SEED_PASSWORD} from '@metarmap/local-shop/credentials';
import {loadOrder, loadOrders} from '~/lib/account/legacy/load-orders.server';
import {register} from '~/lib/account/legacy/auth-actions.server';
import {accountVisitor, newEmail} from '../support/account-visitor';
import {payCheckout} from '../support/pay-checkout';
import {add, cartOf} from '../support/cart-results';
import {createVisitor} from '../support/cart-visitor';
import {stubCaches} from '../support/commerce-client';
import {loadedPage} from '../support/loaded-page';
import {ownShop} from '../support/own-shop';
import {shownProduct} from '../support/shown-product';
import {withoutTimeouts} from '../support/without-timeouts';

/** In every text of the merchant's. */
const MARK = '¶';

/** Not shown as text, or shown as no language: URLs, words of a search. */
const UNMARKED = ['handle', 'boostedFor', 'seo'];

/** A text of a metafield's type, with marks where its words begin. */
function marked(text: string, type: string): string {
  switch (type) {
    case 'rich_text_field':
      return text.replaceAll('"value":"', `"value":"${MARK}`);
    case 'list.single_line_text_field':
      return JSON.stringify(
        (JSON.parse(text) as string[]).map((line) => MARK + line),
      );
    case 'multi_line_text_field':
      return text.replaceAll(/^/gm, MARK);
    case 'single_line_text_field':
      return text.startsWith('<')
        ? text.replaceAll(/<(p|li|h2|h3|td)>/g, `<$1>${MARK}`)
        : MARK + text;
    default:
      return text;
  }
}

/** The catalogue of a merchant who has translated none of its texts, only the URLs. */
function untranslated(part: unknown, type = 'single_line_text_field'): unknown {
  if (Array.isArray(part)) return part.map((each) => untranslated(each, type));
  if (typeof part !== 'object' || part === null) return part;
  const fields = part as Readonly<Record<string, unknown>>;
  const {DE} = fields;
  if (typeof DE === 'string') {
    const text = marked(DE, type);
    return {DE: text, EN: text};
  }
  const own = typeof fields.type === 'string' ? fields.type : type;
  const inner = own.endsWith('_field') ? own : type;
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      UNMARKED.includes(key) ? value : untranslated(value, inner),
    ]),
  );
}

const shop = ownShop({
  catalogue: {
    ...seedCatalogue,
    products: untranslated(
      seedCatalogue.products,
    ) as typeof seedCatalogue.products,
    collections: untranslated(
      seedCatalogue.collections,
    ) as typeof seedCatalogue.collections,
  },
});

withoutTimeouts();
beforeEach(() => void stubCaches());
afterEach(() => void vi.unstubAllGlobals());

/**
 * What no page shows as text: the head, and names of swatches, which are decorative. Filters are as
 * Shopify names them, without an original beside them.
 */
const UNSEEN = ['seo', 'swatches', 'filters'];

/** Pictures with an empty `alt`, and those of the map's day, which have no mark. */
const WITHOUT_ALT =
  /\.(?:images\.\d+|collections\.\d+\.image|map\.pictures\.\w+)\.altText:/;

/** Names of what has the language of a whole object, also of the lists in it. */
const OF_ALL = ['lang', 'optionLang', 'dataLang'];

/** Where data has a text of the merchant's without its language beside or around it. */
function withoutLang(data: unknown, path = '', isNamed = false): string[] {
  if (typeof data === 'string') {
    const found = `${path}: ${data.slice(0, 60)}`;
    const isMissing = data.includes(MARK) && !isNamed;
    return isMissing && !WITHOUT_ALT.test(found) ? [found] : [];
  }
  if (typeof data !== 'object' || data === null) return [];
  const names = Object.keys(data);
  const isList = Array.isArray(data);
  const hasAll = isNamed || OF_ALL.some((name) => names.includes(name));
  const hasOwn = names.some((name) => /langs?$/i.test(name));
  const isNamedIn = (key: string, value: unknown) => {
    if (isList) return isNamed;
    if (typeof value !== 'string') {
      return hasAll || names.includes(`${key}Lang`);
    }
    // Pages show the label in place of the name.
    const isReplaced = key === 'name' && names.includes('label');
    return hasAll || hasOwn || isReplaced;
  };
  return Object.entries(data)
    .filter(([key]) => !UNSEEN.includes(key))
    .flatMap(([key, value]) =>
      withoutLang(value, `${path}.${key}`, isNamedIn(key, value)),
    );
}

describe('a merchant’s text that is not translated', () => {
  it.each([
    '/en',
    '/en/metarmap',
    '/en/products/chart-pins',
    '/en/products/metarmap/reviews',
    '/en/collections',
    '/en/collections/accessories',
    '/en/search?q=karte',
    '/en/search/suggestions?q=karte',
    '/en/products/gift-card',
    '/en/cart',
    '/en/wishlist',
  ])('names its language wherever %s shows it', async (path) => {
    const {status, data} = await loadedPage(shop.origin, path);
    expect(status).toBe(200);
    const shown = data
      .slice(0, -3)
      .map((part): unknown =>
        typeof part === 'string' ? JSON.parse(part) : part,
      );
    expect(JSON.stringify(shown)).toContain(MARK);
    expect(withoutLang(shown)).toEqual([]);
  });

  it('names its language in orders and their list', async () => {
    const {context, visitor} = accountVisitor(shop.origin, 'en');
    await register(context(), {
      ...{firstName: 'Amelia', lastName: 'Ärhart', email: newEmail()},
      ...{password: SEED_PASSWORD, acceptsMarketing: false},
    });
    const {variant} = await shownProduct(shop.origin, 'chart-pins', '', 'en');
    const cart = cartOf(await visitor.act(add(variant?.id ?? '', 1)));
    await payCheckout(cart.checkoutUrl ?? '');
    const {orders} = await loadOrders(context());
    expect(JSON.stringify(orders)).toContain(MARK);
    expect(withoutLang(orders)).toEqual([]);
    const {lines} = await loadOrder(context(), orders[0]?.key ?? '');
    expect(lines).toMatchObject([{lang: 'de', choiceLang: 'de'}]);
  });

  it('names its language in the cart', async () => {
    const visitor = createVisitor(shop.origin, {language: 'EN'});
    const {variant} = await shownProduct(shop.origin, 'chart-pins', '', 'en');
    const cart = cartOf(await visitor.act(add(variant?.id ?? '', 1)));
    expect(withoutLang(cart.lines)).toEqual([]);
  });
});
