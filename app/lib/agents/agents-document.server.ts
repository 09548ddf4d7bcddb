import {AGENTS_QUERY} from '~/graphql/storefront/agents';
import {collectionPath} from '~/lib/catalogue/catalogue-paths';
import {linksHtml, productsHtml} from '~/lib/catalogue/list-markdown.server';
import {
  folderPages,
  pageLinks,
  requirePage,
  type PageContext,
} from '~/lib/content/load-content.server';
import {merchantContent} from '~/lib/content/load-merchant-content.server';
import {hasFaq} from '~/lib/content/merchant-content.server';
import {articleHtml, markdownOf} from '~/lib/content/markdown.server';
import type {StorefrontEnv} from '~/lib/environment/env.server';
import {escapeHtml} from '~/lib/text/escape-html';
import {withTimeout} from '~/lib/concurrency/with-timeout.server';
import {lawOf} from '~/lib/i18n/law';
import {notFound} from '~/lib/http/not-found';
import {nameOfCountry} from '~/lib/i18n/format';
import {LOCALES, localizedPath} from '~/lib/i18n/locale';
import {loadMarketTerms} from '~/lib/i18n/load-market-terms.server';
import {
  returnWords,
  shippingWords,
  workingDaysWords,
} from '~/lib/i18n/market-terms';
import {mapTranslator, serverTranslator} from '~/lib/i18n/messages.server';
import {isHiddenFromSearch} from '~/lib/seo/hidden';
import {rangeView, withPlanPrices} from '~/lib/product/price.server';
import {assertNoErrors} from '~/lib/storefront/shopify-error.server';
import {stockCache} from '~/lib/storefront/cache-strategies.server';
import {errorFields, log} from '~/lib/logging/log.server';
import {
  AGENTS_PRODUCTS_TIMEOUT_MS,
  MAX_AGENTS_COLLECTIONS,
  MAX_AGENTS_PRODUCTS,
} from '~/lib/limits/limits';

/** An attempt ends where another one could begin, so that matching stays linear. */
const CONTACT =
  /<a\b[^<>]*href="(?:mailto|tel):[^"]*"[^>]*>(?:(?!<a\b).)*?<\/a>|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gs;

interface Extent {
  /** With the products' descriptions, questions, manual and delivery terms. */
  readonly isFull?: boolean;
}

/** @throws a 404 response when agents are shut out. */
export function requireAgents(
  {PUBLIC_AGENTS}: Pick<StorefrontEnv, 'PUBLIC_AGENTS'>,
  {url}: Request,
): void {
  if (PUBLIC_AGENTS === 'off') throw notFound(new URL(url).pathname);
}

/**
 * The shop described for agents, as Markdown without contact data: how to buy, the rules, products
 * with prices, delivery. Only the code's part when Shopify fails.
 * @throws like `requireAgents`.
 */
export async function agentsDocument(
  context: PageContext,
  request: Request,
  {isFull = false}: Extent = {},
): Promise<Response> {
  requireAgents(context.env, request);
  const {env, locale} = context;
  const t = serverTranslator(locale.code);
  const site = env.PUBLIC_SITE_URL;
  const content = await merchantContent(context);
  const {shopName, shopDescription} = content;
  const map = mapTranslator(locale.code, content);
  const others = Object.values(LOCALES)
    .filter(({code}) => code !== locale.code)
    .map(({name, prefix}) => `${name} <code>${site}${prefix}/agents.md</code>`);
  const ofShop = (text: string) =>
    text
      .replaceAll('{site}', site)
      .replaceAll('{pages}', site + locale.prefix)
      .replaceAll('{others}', others.join(', '))
      .replaceAll('{shop}', () => shopName);
  const [about, faq, shipping, revocation, manual, legal, catalogue, delivery] =
    await Promise.all([
      requirePage(context, '/agents'),
      faqPage(context),
      requirePage(context, '/legal/shipping'),
      requirePage(context, '/legal/revocation'),
      folderPages(context, '/docs'),
      folderPages(context, '/legal'),
      loadCatalogue(context, {isFull}),
      deliveryHtml(context),
    ]);
  const section = (title: string, html: string) =>
    `<h2>${escapeHtml(title)}</h2>${html}`;
  const written = [
    ...(faq ? [faq] : []),
    ...manual.map(({page}) => page),
    shipping,
  ].filter(({isHidden}) => !isHidden);
  const description = map?.('mapSeo.home.description') ?? shopDescription;
  const html = [
    description && `<p>${escapeHtml(description)}</p>`,
    ofShop(articleHtml(about)),
    catalogue,
    section(
      t('agents.delivery', {
        country: nameOfCountry(context.country, locale.tag),
      }),
      delivery +
        linksHtml(
          [
            {path: '/legal/shipping', title: shipping.title},
            {path: '/legal/revocation', title: revocation.title},
          ],
          locale,
        ),
    ),
    section(
      t('agents.more'),
      linksHtml(
        [
          ...(faq
            ? [{path: '/faq', title: faq.title, about: faq.description}]
            : []),
          ...manual.map(({path, page: {title, description}}) => ({
            ...{path, title},
            about: description,
          })),
          ...pageLinks(legal),
          {path: '/contact', title: t('agents.contact')},
        ],
        locale,
      ),
    ),
    ...(isFull
      ? written.map((page) => section(page.title, articleHtml(page, 1)))
      : []),
  ].map((part) =>
    part.replace(
      CONTACT,
      `<a href="${localizedPath('/contact', locale)}">${t('agents.contact')}</a>`,
    ),
  );
  return new Response(
    markdownOf(ofShop(about.title), html.join('\n'), `${site}/`),
    {
      headers: {'Content-Type': 'text/markdown; charset=utf-8'},
    },
  );
}

/** The questions; `null` where neither we nor the merchant have some, and while they cannot be read. */
async function faqPage(context: PageContext) {
  const content = await merchantContent(context);
  // `requirePage` logs why.
  return hasFaq(content)
    ? requirePage(context, '/faq').catch(() => null)
    : null;
}

/** Products and collections; empty, and a log entry, when Shopify fails or is slow. */
async function loadCatalogue(
  {locale, storefront, requestLog}: PageContext,
  {isFull}: Extent,
): Promise<string> {
  const t = serverTranslator(locale.code);
  try {
    const {products, collections, errors} = await withTimeout(
      AGENTS_PRODUCTS_TIMEOUT_MS,
      storefront.query(AGENTS_QUERY, {
        variables: {
          products: MAX_AGENTS_PRODUCTS,
          collections: MAX_AGENTS_COLLECTIONS,
        },
        cache: stockCache(storefront),
      }),
    );
    assertNoErrors('Agents', {errors});
    const priced = await withPlanPrices(
      {storefront},
      products.nodes.filter((product) => !isHiddenFromSearch(product)),
    );
    const sold = priced.map(({description, ...product}) => ({
      ...product,
      price: rangeView(product, lawOf(storefront.i18n.country)),
      isSoldOut: !product.availableForSale,
      ...(isFull && {description}),
    }));
    const lists = collections.nodes
      .filter((collection) => !isHiddenFromSearch(collection))
      .map(({handle, title}) => ({path: collectionPath(handle), title}));
    return [
      `<h2>${t('collection.products')}</h2>${productsHtml(sold, locale)}`,
      `<h2>${t('collection.all.title')}</h2>${linksHtml(lists, locale)}`,
    ].join('\n');
  } catch (error) {
    // Cached for a moment only.
    requestLog.usesFallbackContent = true;
    log(
      {requestLog},
      'error',
      'document for agents without products',
      errorFields(error),
    );
    return '';
  }
}

async function deliveryHtml(context: PageContext): Promise<string> {
  const {locale, country} = context;
  const t = serverTranslator(locale.code);
  const market = (await loadMarketTerms(context))(country);
  const {transit} = market;
  const returns = returnWords(market);
  const facts = [
    t.markup('product.facts.shipping', {
      ...shippingWords(market, null, locale),
      link: (words) => words,
    }),
    ...(transit ? [t('agents.transit', workingDaysWords(transit))] : []),
    ...(returns ? [t('product.facts.returns', {...returns})] : []),
  ];
  return `<ul>${facts.map((fact) => `<li>${fact}</li>`).join('')}</ul>`;
}
