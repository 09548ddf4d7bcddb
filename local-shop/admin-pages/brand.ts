import {brandPictures, saveBrand, shopBrand} from '../data/brand-store';
import type {ShopBrand} from '../data/shop-seed';
import type {Shop} from '../context';
import {imageUrl} from '../domain/image-url';
import {
  localizedFields,
  NO_TEXT,
  readLocalized,
  readText,
  type AdminSection,
  type Problems,
} from './section';

const TITLE = 'Brand';
const KEY = 'all';
const LONGEST_SLOGAN = 80;

const PICTURES = [
  ['logo', 'Logo', 'In the header and the footer.'],
  [
    'squareLogo',
    'Square logo',
    'For search engines, and the icon of browser tabs.',
  ],
  ['coverImage', 'Cover image', 'In previews of links, 1200 × 630 pixels.'],
] as const;

const brandOf = (shop: Shop): ShopBrand =>
  shopBrand(shop) ?? {
    logo: null,
    squareLogo: null,
    coverImage: null,
    slogan: NO_TEXT,
  };

/** What Shopify's admin has at Settings, Brand. */
export const brand: AdminSection = {
  path: 'settings/branding',
  title: TITLE,
  entries: (shop) => [
    {key: KEY, title: TITLE, note: brandOf(shop).slogan[shop.languages[0]]},
  ],
  form: (shop, key) => {
    if (key !== KEY) return null;
    const own = brandOf(shop);
    const options = brandPictures(shop).map(
      ({id, file, altText}) =>
        [
          id,
          altText.EN || file,
          imageUrl(shop.origin, file, {maxWidth: 96}),
        ] as const,
    );
    return {
      title: TITLE,
      groups: [
        {
          legend: 'Words',
          fields: localizedFields(shop, 'slogan', 'Slogan', own.slogan),
        },
        {
          legend: 'Colors',
          fields: [
            {
              name: 'primaryColor',
              label: 'Primary color',
              hint: 'Such as #17478c. Buttons, links and marks.',
              value: own.primaryColor ?? '',
            },
          ],
        },
        ...PICTURES.map(([name, label, hint]) => ({
          legend: label,
          fields: [
            {
              name,
              label,
              hint,
              value: own[name]?.id ?? '',
              kind: 'picture' as const,
              options: [['', '–'] as const, ...options],
            },
          ],
        })),
      ],
    };
  },
  save: (shop, _key, sent) => {
    const problems: Problems = {};
    const slogan = readLocalized(shop, 'slogan', (field) =>
      readText(sent, field, problems, LONGEST_SLOGAN, false),
    );
    const primaryColor = (sent.get('primaryColor') ?? '').trim();
    if (primaryColor && !/^#[\da-f]{6}$/i.test(primaryColor)) {
      problems.primaryColor = 'Enter a color such as #17478c.';
    }
    const all = brandPictures(shop);
    const chosen = (name: (typeof PICTURES)[number][0]) => {
      const id = sent.get(name) ?? '';
      const found = all.find((each) => each.id === id) ?? null;
      if (id && !found) problems[name] = 'There is no such picture.';
      return found;
    };
    const saved: ShopBrand = {
      logo: chosen('logo'),
      squareLogo: chosen('squareLogo'),
      coverImage: chosen('coverImage'),
      slogan,
      ...(primaryColor && {primaryColor}),
    };
    if (Object.keys(problems).length === 0) saveBrand(shop.database, saved);
    return problems;
  },
};
