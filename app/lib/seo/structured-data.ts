import type {
  BreadcrumbList,
  CollectionPage,
  FAQPage,
  Organization,
  SearchAction,
  Thing,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import {BRAND} from '~/lib/environment/brand';
import {localizedPath, type Locale} from '~/lib/i18n/locale';

/** One thing of schema.org, as JSON-LD with a context of its own. */
export type StructuredData = Readonly<Record<string, unknown>> & {
  readonly '@type': string;
};

/**
 * A thing that stands for itself, not within another one. What it says is checked
 * against schema.org; the result is only sent, so it has no type of 900 members.
 */
export function jsonLd<Kind extends Thing>(
  described: Exclude<Kind, string>,
): StructuredData {
  return {'@context': 'https://schema.org', ...(described as StructuredData)};
}

interface Named {
  readonly name: string;
  /** Absolute address. */
  readonly url: string;
}

/** The way to a page, from the home page to the page itself. */
export function breadcrumbData(crumbs: readonly Named[]): StructuredData {
  return jsonLd<BreadcrumbList>({
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({name, url}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  });
}

interface CollectionFacts extends Named {
  readonly description: string;
  /** Absolute address. */
  readonly image?: string | null;
  /** What the page lists, in its order. */
  readonly items: readonly Named[];
}

/** A page that lists products or collections. */
export function collectionPageData({
  items,
  image,
  ...page
}: CollectionFacts): StructuredData {
  return jsonLd<CollectionPage>({
    '@type': 'CollectionPage',
    ...page,
    ...(image && {image}),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: items.length,
      itemListElement: items.map(({name, url}, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url,
      })),
    },
  });
}

/** Questions with their answers in HTML. */
export function faqData(
  questions: readonly {question: string; answerHtml: string}[],
): StructuredData {
  return jsonLd<FAQPage>({
    '@type': 'FAQPage',
    mainEntity: questions.map(({question, answerHtml}) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: answerHtml},
    })),
  });
}

/** Who runs the site, and the site itself with its search, for the home page. */
export function siteData(
  siteUrl: string,
  locale: Pick<Locale, 'tag' | 'prefix'>,
): StructuredData[] {
  const searchAction: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${siteUrl}${localizedPath('/search', locale)}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return [
    jsonLd<Organization>({
      '@type': 'Organization',
      '@id': `${siteUrl}/#organization`,
      name: BRAND,
      url: siteUrl,
      logo: `${siteUrl}/apple-touch-icon.png`,
    }),
    jsonLd<WebSite>({
      '@type': 'WebSite',
      '@id': `${siteUrl}/#website`,
      name: BRAND,
      url: siteUrl + localizedPath('/', locale),
      inLanguage: locale.tag,
      publisher: {'@id': `${siteUrl}/#organization`},
      potentialAction: searchAction,
    }),
  ];
}
