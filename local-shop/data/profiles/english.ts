import type {LocalizedText} from '@metarmap/store/localized-text';
import {same} from '../../domain/catalogue';
import {toRichText} from '../../domain/rich-text';
import type {ShopSeed} from '../shop-seed';
import {profile as sample} from './sample';

const TAX_EXCLUDED = {
  ...{key: 'tax', type: 'single_line_text_field'},
  value: same('excluded'),
};

/** The sample shop's goods in a store of the US: only in English, sales tax excluded. */
export const profile: ShopSeed = {
  ...inEnglish({
    ...sample,
    policies: sample.policies.map((policy) => ({
      ...policy,
      bodyHtml: same(
        `<p>The ${policy.title.EN.toLowerCase()} of Plane Tables, Inc.</p>`,
      ),
    })),
  }),
  name: 'Plane Tables',
  languages: ['EN'],
  countries: ['US'],
  taxesIncluded: false,
  // Sales tax of Montgomery County, Ohio, where the shop is.
  taxPermille: {US: 75},
  metaobjects: [
    // A merchant has terms only for the markets in which they sell.
    ...inEnglish(sample.metaobjects)
      .filter(
        ({type, handle}) =>
          type !== 'storefront_market' || handle === 'united-states',
      )
      .map((entry) =>
        entry.type === 'storefront_market'
          ? {
              ...entry,
              fields: [
                ...entry.fields.filter(({key}) => key !== TAX_EXCLUDED.key),
                TAX_EXCLUDED,
              ],
            }
          : entry,
      ),
    {
      id: 'gid://shopify/Metaobject/690000000001',
      type: 'storefront_page',
      handle: 'team',
      fields: [
        {key: 'title', type: 'single_line_text_field', value: same('Team')},
        {
          key: 'body',
          type: 'rich_text_field',
          value: same(toRichText('Three people in a workshop in Ohio.')),
        },
      ],
    },
    {
      id: 'gid://shopify/Metaobject/690000000002',
      type: 'storefront_announcement',
      handle: 'memorial-day',
      fields: [
        {
          key: 'text',
          type: 'single_line_text_field',
          value: same('Closed on Memorial Day'),
        },
      ],
    },
  ],
  hasSampleCustomers: false,
};

/** Any part of a seed with only its English texts. */
function inEnglish<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(inEnglish) as Part;
  if (typeof part !== 'object' || part === null) return part;
  if (isText(part)) return same(ofThisStore(part.EN)) as Part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      inEnglish<unknown>(value),
    ]),
  ) as Part;
}

/** A text with this store's company in place of the sample shop's. */
function ofThisStore(text: string): string {
  return text.includes('Musterwerkstatt')
    ? 'Plane Tables, Inc.\n1 Field Road, Dayton, OH 45402\nhello@plane-tables.example'
    : text;
}

function isText(part: object): part is LocalizedText {
  return 'DE' in part && 'EN' in part && typeof part.EN === 'string';
}
