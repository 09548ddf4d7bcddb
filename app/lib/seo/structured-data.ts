import type {
  BreadcrumbList,
  FAQPage,
  Organization,
  SearchAction,
  Thing,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import {memoizeByIdentity} from '~/lib/cache/memo';
import {localizedPath, type Locale} from '~/lib/i18n/locale';

/** A schema.org object as JSON-LD with its own `@context`. */
export type StructuredData = Readonly<Record<string, unknown>> & {
  readonly '@type': string;
};

/** A type-checked schema.org object; the result type avoids schema-dts' large unions. */
export function jsonLd<Kind extends Thing>(
  described: Exclude<Kind, string>,
): StructuredData {
  return {'@context': 'https://schema.org', ...(described as StructuredData)};
}

interface Named {
  readonly name: string;
  readonly url: string;
}

/** Breadcrumbs from the home page to the page itself. */
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

interface Brand {
  readonly slogan: {readonly text: string} | null;
  readonly squareLogo: string | null;
  readonly logo: {readonly double: string} | null;
}

/**
 * The organisation and the site with its search, for the home page. The logo is the merchant's, else
 * the code's.
 */
export function siteData(
  siteUrl: string,
  name: string,
  locale: Pick<Locale, 'tag' | 'prefix'>,
  {slogan, squareLogo, logo}: Brand,
  social: readonly {readonly to: string}[] = [],
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
      name,
      url: siteUrl,
      logo: squareLogo ?? logo?.double ?? `${siteUrl}/apple-touch-icon.png`,
      ...(slogan && {slogan: slogan.text}),
      ...(social.length > 0 && {sameAs: social.map(({to}) => to)}),
    }),
    jsonLd<WebSite>({
      '@type': 'WebSite',
      '@id': `${siteUrl}/#website`,
      name,
      url: siteUrl + localizedPath('/', locale),
      inLanguage: locale.tag,
      publisher: {'@id': `${siteUrl}/#organization`},
      potentialAction: searchAction,
    }),
  ];
}

const texts = memoizeByIdentity<string>();

/** JSON in which no text can end the script. */
export function scriptJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** The text of a JSON-LD script; a text in it cannot end the script. Requests that share an object share its text. */
export function structuredDataText(data: readonly StructuredData[]): string {
  const parts = data.map((each) => texts([each], '', () => scriptJson(each)));
  return `[${parts.join()}]`;
}
