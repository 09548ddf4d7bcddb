import GithubSlugger from 'github-slugger';
import type {PageCollectionsQuery} from 'storefrontapi.generated';
import {PAGE_COLLECTIONS_QUERY} from '~/graphql/storefront/content';
import type {RequestContext} from '~/lib/context.server';
import {pageHtml} from '~/lib/content/content.server';
import {referencedIds} from '~/lib/content/entry-fields';
import {faqGroups} from '~/lib/content/faq-groups';
import type {MerchantContent} from '~/lib/content/merchant-content.server';
import type {Entry} from '~/lib/content/entries.server';
import {siteOf} from '~/lib/content/merchant-link.server';
import {richText} from '~/lib/content/rich-text.server';
import {PAGE_SECTION_FIELDS} from '@metarmap/store/sections';
import {marketFacts} from '~/lib/i18n/market-facts';
import {withLangs} from '~/lib/i18n/with-langs.server';
import {
  productCard,
  withCardLangs,
  asListed,
} from '~/lib/product/product-card.server';
import {stockCache} from '~/lib/storefront/cache-strategies.server';
import {assertNoErrors} from '~/lib/storefront/shopify-error.server';
import {collectionPath} from './catalogue-paths';
import {errorFields, log} from '~/lib/logging/log.server';

type Context = Pick<
  RequestContext,
  'country' | 'env' | 'locale' | 'requestLog' | 'storefront' | 'waitUntil'
>;

type Kind = keyof typeof PAGE_SECTION_FIELDS;

/** A section of a merchant's own page; a part that the merchant left empty is `null`. */
export type PageSection = Awaited<ReturnType<typeof loadPageSections>>[number];

/**
 * The sections that the merchant listed in a page's entry, in that order. Those without content are
 * left out, and so are collections that cannot be read.
 */
export async function loadPageSections(
  context: Context,
  content: MerchantContent,
  name: string,
) {
  const list = content.pages
    .filter((page) => page.name === name)
    .map((page) => page.value('sections'))
    .find((value) => value !== null);
  const entries = referencedIds(list ?? null).flatMap(
    (id) => content.sections.find((entry) => entry.id === id) ?? [],
  );
  const collections = await collectionsOf(
    context,
    entries.flatMap((entry) =>
      entry.slot === 'collection' ? (entry.value('collection') ?? []) : [],
    ),
  );
  const {env, locale, country} = context;
  const reader = {
    locale,
    market: marketFacts(country),
    site: siteOf(env, content.host),
  };
  const slugger = new GithubSlugger();
  return entries.flatMap((entry) => {
    const kind = kindOf(entry);
    if (!kind) return [];
    const body = entry.text('body');
    const text = kind === 'faq' || kind === 'text' ? body : null;
    const written = text && richText(text.text, reader, slugger);
    const collection = collections.find(
      ({id}) => id === entry.value('collection'),
    );
    const to = entry.link('link');
    const words = entry.text('link_text');
    const section = {
      kind,
      id: entry.id,
      title: entry.text('title'),
      lead: entry.text('lead'),
      html: kind === 'text' && written ? pageHtml(written) : null,
      questions:
        kind === 'faq' && written
          ? faqGroups(written.sections).flatMap(({questions}) => questions)
          : [],
      lang: text?.lang,
      picture: entry.picture('picture') ?? null,
      darkPicture: entry.picture('picture_dark') ?? null,
      link: to && words ? {to, ...words} : null,
      collection: kind === 'collection' && collection ? collection : null,
    };
    return isFilled(section) ? [section] : [];
  });
}

function kindOf({slot}: Entry): Kind | null {
  return Object.hasOwn(PAGE_SECTION_FIELDS, slot) ? (slot as Kind) : null;
}

interface Parts {
  readonly kind: Kind;
  readonly title: unknown;
  readonly lead: unknown;
  readonly html: string | null;
  readonly questions: readonly unknown[];
  readonly picture: unknown;
  readonly link: unknown;
  readonly collection: {readonly products: readonly unknown[]} | null;
}

/** Whether a section has the part for which a merchant adds a section of its kind. */
function isFilled(section: Parts): boolean {
  switch (section.kind) {
    case 'band':
      return section.picture !== null;
    case 'text':
      return [section.title, section.lead, section.html, section.picture].some(
        (part) => part !== null,
      );
    case 'collection':
      return (section.collection?.products.length ?? 0) > 0;
    case 'faq':
      return section.questions.length > 0;
    case 'button':
      return section.link !== null;
  }
}

async function collectionsOf(context: Context, ids: readonly string[]) {
  const {storefront, requestLog} = context;
  if (ids.length === 0) return [];
  try {
    const result = await storefront.query(PAGE_COLLECTIONS_QUERY, {
      variables: {ids: [...new Set(ids)]},
      cache: stockCache(storefront),
    });
    assertNoErrors('PageCollections', result);
    const {law} = marketFacts(storefront.i18n.country);
    return await Promise.all(
      result.nodes.flatMap((node: PageCollectionsQuery['nodes'][number]) =>
        node && 'products' in node
          ? [
              asListed(context, node.products.nodes).then(async (products) => {
                const cards = products.map((product) =>
                  productCard(product, law),
                );
                const [[named], shown] = await Promise.all([
                  withLangs(context, [node]),
                  withCardLangs(context, cards),
                ]);
                return {
                  ...{id: node.id, title: node.title},
                  lang: named?.langs?.title,
                  path: collectionPath(node.handle),
                  products: shown,
                };
              }),
            ]
          : [],
      ),
    );
  } catch (error) {
    requestLog.usesFallbackContent = true;
    log(
      {requestLog},
      'error',
      'page without the products of its collections',
      errorFields(error),
    );
    return [];
  }
}
