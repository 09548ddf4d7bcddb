import type {BreadcrumbList} from 'schema-dts';
import {jsonLd, type StructuredData} from './schema-org';

interface Crumb {
  readonly name: string;
  /** Absolute address. */
  readonly url: string;
}

/** The way to a page, from the home page to the page itself. */
export function breadcrumbData(crumbs: readonly Crumb[]): StructuredData {
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
