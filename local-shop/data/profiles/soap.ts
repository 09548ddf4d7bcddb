import {text} from '@metarmap/store/localized-text';
import {same, type Metafield, type Metaobject} from '../../domain/catalogue';
import {toRichText} from '../../domain/rich-text';
import type {Article, ContentPage, MenuItem} from '../../domain/shop-content';
import {BARE_SHOP} from '../bare-shop';
import {
  defineProduct,
  imageMedia,
  picture,
  productId,
} from '../catalogue-builder';
import {collectionId} from '../collections';
import type {ShopSeed} from '../shop-seed';

const WRITTEN_AT = '2026-09-14T08:00:00Z';
const FIRST = 851;
const FIRST_PAGE = 851;
const OWN_PAGES = 60;

const gid = (type: string, number: number) =>
  `gid://shopify/${type}/${710_000_000_000 + number}`;
const pageId = (number: number) =>
  `gid://shopify/Page/${118_400_000_000 + FIRST_PAGE + number}`;

const SCENTS = [
  {name: text('Lavendel', 'Lavender', 'Lavande')},
  {name: text('Honig', 'Honey', 'Miel')},
  {name: same('Rose')},
];
const SIZES = [{name: same('100 g')}, {name: same('1 kg')}];

/** As a catalog for companies says it. */
const BY_THE_DOZEN = {minimum: 12, maximum: null, increment: 6};
const BY_SIXES = {minimum: 6, maximum: null, increment: 6};

const GOODS = [
  {
    handle: text('honigseife', 'honey-soap', 'savon-au-miel'),
    title: text('Honigseife', 'Honey Soap', 'Savon au miel'),
    html: text(
      '<p>Kalt gerührt, sechs Wochen gereift.</p>',
      '<p>Stirred cold and cured for six weeks.</p>',
      '<p>Saponifié à froid, séché six semaines.</p>',
    ),
    price: 790,
    files: ['soap/savon-1.webp', 'soap/savon-2.webp'],
    options: [
      {name: text('Duft', 'Scent', 'Parfum'), values: SCENTS},
      {name: text('Gewicht', 'Weight', 'Poids'), values: SIZES},
    ],
    variant: (scent = 0, size = 0) => ({
      price: 790 + scent * 50 + size * 5_000,
      // The last one is nearly sold out.
      stock: scent === 2 && size === 1 ? 2 : 48,
    }),
  },
  {
    // Not translated.
    handle: same('planche-a-savon'),
    title: same('Planche à savon en hêtre'),
    html: same('<p>Rainurée à la main, huilée au lin.</p>'),
    type: same('Accessoire'),
    price: 1_450,
    files: ['soap/planche-1.webp', 'products/wandleiste-2.webp'],
    rule: BY_SIXES,
  },
  {
    handle: text('seifenkiste', 'crate-of-soap', 'caisse-de-savons'),
    title: text('Seifenkiste', 'Crate of Soap', 'Caisse de savons'),
    html: same('<p>Pour les chambres d’hôtes.</p>'),
    price: 690,
    files: ['soap/savon-2.webp'],
    rule: BY_THE_DOZEN,
  },
  {
    handle: text('probierset', 'sampler', 'coffret-essai'),
    title: text('Probierset', 'Sampler', 'Coffret d’essai'),
    html: same('<p>Trois petits savons.</p>'),
    price: 1_190,
    files: ['soap/savon-1.webp'],
    isHidden: true,
  },
];

const HIDDEN: Metafield = {
  ...{namespace: 'seo', key: 'hidden'},
  value: {type: 'number_integer', value: '1'},
};
const SIZE_GUIDE: Metafield = {
  ...{namespace: 'custom', key: 'size_guide'},
  value: {type: 'page_reference', id: pageId(1)},
};

const MONTHS = [1, 2, 3];

const products = GOODS.map(({files, rule, isHidden, ...draft}, index) => {
  const number = FIRST + index;
  const product = defineProduct({
    type: text('Seife', 'Soap', 'Savon'),
    ...draft,
    number,
    media: files.map((file, position) =>
      imageMedia(picture(number * 100 + position, file, same(''))),
    ),
    vendor: 'Savonnerie du Midi',
    tags: ['artisanat', ...(index === 0 ? ['bestseller'] : [])],
    sold: 10 - index,
    since: '2026-09-14',
    metafields: [SIZE_GUIDE, ...(isHidden ? [HIDDEN] : [])],
    sellingPlanGroups: [
      {
        name: text('Im Abo', 'Subscription', 'Abonnement'),
        appName: 'Savon par la poste',
        plans: MONTHS.map((month) => ({
          id: gid('SellingPlan', number * 100 + month),
          name:
            month === 1
              ? text('Jeden Monat', 'Every month', 'Tous les mois')
              : text(
                  `Alle ${month} Monate`,
                  `Every ${month} months`,
                  `Tous les ${month} mois`,
                ),
          description: same(''),
          percentageOff: month * 2,
        })),
      },
    ],
  });
  return {
    ...product,
    isPlanRequired: true,
    variants: product.variants.map((variant) => ({
      ...variant,
      quantityRule: rule,
    })),
  };
});

type Field = Metaobject['fields'][number];

const words = (key: string, value: Field['value']): Field => ({
  ...{key, type: 'single_line_text_field', value},
});
const richText = (key: string, value: Field['value']): Field => ({
  ...{key, type: 'rich_text_field'},
  value: text(toRichText(value.DE), toRichText(value.EN), toRichText(value.FR)),
});
const entry = (
  number: number,
  type: 'page' | 'section' | 'announcement' | 'market',
  handle: string,
  fields: readonly Field[],
): Metaobject => ({
  id: gid('Metaobject', number),
  ...{type: `storefront_${type}`, handle, fields},
});
const listOf = (key: string, ids: readonly string[]): Field => ({
  ...{key, type: 'list.metaobject_reference'},
  value: same(JSON.stringify(ids)),
});

const SECTIONS = [
  entry(1, 'section', 'fete-texte', [
    words('slot', same('text')),
    words(
      'title',
      text('Die Ernte ist da', 'The harvest is in', 'La récolte est là'),
    ),
    richText('text', same('Vingt hectares de lavande, coupés en juillet.')),
  ]),
  entry(2, 'section', 'fete-savons', [
    words('slot', same('collection')),
    {
      ...{key: 'collection', type: 'collection_reference'},
      value: same(collectionId(85)),
    },
  ]),
  entry(3, 'section', 'fete-bouton', [
    words('slot', same('button')),
    {...{key: 'link', type: 'url'}, value: same('/collections/savons')},
    words(
      'link_text',
      text('Zu den Seifen', 'To the soaps', 'Voir les savons'),
    ),
  ]),
  entry(4, 'section', 'newsletter', [
    words('title', same('Des nouvelles de l’atelier')),
  ]),
];

const metaobjects: readonly Metaobject[] = [
  ...SECTIONS,
  entry(10, 'announcement', 'fete', [
    words(
      'text',
      text(
        'Am Samstag steht die Werkstatt offen',
        'The workshop is open on Saturday',
        'Portes ouvertes samedi',
      ),
    ),
    {...{key: 'link', type: 'url'}, value: same('/pages/fete-de-la-lavande')},
  ]),
  entry(11, 'market', 'partout', [words('currency', same('EUR'))]),
  entry(12, 'page', 'home', [
    words(
      'title',
      text('Seife aus dem Süden', 'Soap from the south', 'Le savon du Midi'),
    ),
    words('description', same('Saponifié à froid depuis 1923.')),
  ]),
  entry(13, 'page', 'fete-de-la-lavande', [
    words(
      'title',
      text('Lavendelfest', 'Lavender Festival', 'Fête de la lavande'),
    ),
    listOf(
      'sections',
      SECTIONS.slice(0, 3).map(({id}) => id),
    ),
  ]),
  ...Array.from({length: OWN_PAGES}, (_page, index) =>
    entry(100 + index, 'page', `atelier-${index + 1}`, [
      words('title', same(`Atelier ${index + 1}`)),
      richText('body', same('On y apprend à couper le savon.')),
    ]),
  ),
];

const pages: readonly ContentPage[] = [
  {
    id: pageId(1),
    handle: text('wie-viel', 'how-much', 'combien'),
    title: text(
      'Wie lange hält sie?',
      'How long does it last?',
      'Combien de temps ?',
    ),
    bodyHtml: same('<table><tr><td>100 g</td><td>6 semaines</td></tr></table>'),
    updatedAt: WRITTEN_AT,
  },
  {
    id: pageId(2),
    handle: text('ueber-uns', 'about-us', 'a-propos'),
    title: text('Über uns', 'About us', 'À propos'),
    bodyHtml: same('<p>Trois générations de savonniers.</p>'),
    updatedAt: WRITTEN_AT,
  },
  {
    id: pageId(3),
    handle: same('contact'),
    title: same('Nous écrire'),
    bodyHtml: same('<p>Nous répondons en deux jours.</p>'),
    updatedAt: WRITTEN_AT,
  },
];

const article = (number: number): Article => ({
  id: gid('Article', number),
  handle: same(`lettre-${number}`),
  title: same(`Lettre de l’atelier n° ${number}`),
  contentHtml: same('<p>Il a plu, enfin.</p>'),
  author: 'Lucie Fabre',
  publishedAt: `2026-09-0${number}T08:00:00Z`,
  tags: ['atelier'],
});

const item = (
  number: number,
  title: MenuItem['title'],
  {type, path, resourceId}: Pick<MenuItem, 'type' | 'path' | 'resourceId'>,
): MenuItem => ({
  ...{id: gid('MenuItem', number), title, type, path, resourceId, items: []},
});
const toCollection = (number: number, handle: string) => ({
  ...({type: 'COLLECTION', path: `/collections/${handle}`} as const),
  resourceId: collectionId(number),
});
const toAddress = (path: string) => ({type: 'HTTP', path}) as const;

/**
 * A store as unlike the sample as can be: soap, in French first, from Belgium for five markets, with two
 * blogs, sixty pages of its own, portrait pictures and a colour of its own; everything is sold by
 * subscription, some of it by the dozen.
 */
export const profile: ShopSeed = {
  ...BARE_SHOP,
  name: 'Savonnerie du Midi',
  description: same('Savons de Marseille, saponifiés à froid.'),
  brand: {
    ...{logo: null, squareLogo: null, coverImage: null},
    slogan: same('Le savon du Midi'),
    primaryColor: '#f2c6de',
  },
  languages: ['FR', 'DE', 'EN'],
  countries: ['BE', 'CA', 'CH', 'JP', 'US'],
  products,
  collections: [
    {
      id: collectionId(85),
      handle: text('seifen', 'soaps', 'savons'),
      title: text('Alle Seifen', 'All Soaps', 'Tous les savons'),
      descriptionHtml: same('<p>Tous faits à la main.</p>'),
      updatedAt: WRITTEN_AT,
      productIds: products.map((_product, index) => productId(FIRST + index)),
    },
    {
      id: collectionId(86),
      // Not translated.
      handle: same('bois'),
      title: same('Le bois'),
      descriptionHtml: same(''),
      updatedAt: WRITTEN_AT,
      productIds: [productId(FIRST + 1)],
    },
  ],
  metaobjects,
  menus: [
    {
      ...{id: gid('Menu', 1), handle: 'main-menu', title: same('Menu')},
      items: [
        item(1, text('Seifen', 'Soaps', 'Savons'), toCollection(85, 'savons')),
        item(2, same('Le journal'), toAddress('/blogs/journal')),
        item(3, same('Fête'), toAddress('/pages/fete-de-la-lavande')),
      ],
    },
    {
      ...{id: gid('Menu', 2), handle: 'footer', title: same('Pied de page')},
      items: [
        item(
          4,
          text('Über uns', 'About us', 'À propos'),
          toAddress('/pages/a-propos'),
        ),
        item(5, same('Recettes'), toAddress('/blogs/recettes')),
        item(6, same('Le musée'), toAddress('https://musee.example/')),
      ],
    },
  ],
  pages,
  blogs: [
    {
      ...{id: gid('Blog', 1), handle: same('journal')},
      title: text('Tagebuch', 'Journal', 'Journal'),
      articles: [article(1), article(2), article(3)],
    },
    {
      ...{id: gid('Blog', 2), handle: same('recettes')},
      ...{title: same('Recettes'), articles: [article(4)]},
    },
  ],
  policies: [
    {
      id: gid('ShopPolicy', 1),
      ...{kind: 'privacyPolicy', handle: 'privacy-policy'},
      title: same('Confidentialité'),
      bodyHtml: same('<p>Nous ne gardons que votre adresse.</p>'),
    },
    {
      id: gid('ShopPolicy', 2),
      ...{kind: 'subscriptionPolicy', handle: 'subscription-policy'},
      title: same('Abonnements'),
      bodyHtml: same('<p>Résiliables à tout moment.</p>'),
    },
  ],
  urlRedirects: [
    {
      id: gid('UrlRedirect', 1),
      path: '/miel',
      target: '/products/savon-au-miel',
    },
  ],
  filters: [],
};
