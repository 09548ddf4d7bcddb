import {same} from '../../domain/catalogue';
import {BARE_SHOP} from '../bare-shop';
import {defineProduct} from '../catalogue-builder';
import type {ShopSeed} from '../shop-seed';

const WRITTEN = {
  html: same('<p>手漉き和紙</p>'),
  type: same('和紙'),
  vendor: '紙屋',
  sold: 0,
  since: '2026-09-01',
  // Everything is sold out, and nothing has a picture.
  stock: 0,
  media: [],
};

const values = (count: number, name: string) =>
  Array.from({length: count}, (_value, index) => ({
    name: same(`${name} ${index + 1}`),
  }));

const products = [
  defineProduct({
    ...WRITTEN,
    number: 871,
    handle: same('washi'),
    title: same('和紙'),
    price: 500,
    options: [
      {name: same('色'), values: values(10, '色')},
      {name: same('サイズ'), values: values(6, 'A')},
      {name: same('厚さ'), values: values(5, 'g')},
    ],
    variant: (color = 0, size = 0) => ({price: 500 + color * 100 + size}),
  }),
  defineProduct({
    ...WRITTEN,
    number: 872,
    handle: same('fold'),
    // Right to left, and a word that cannot be broken.
    title: same(`ورق "يدوي" <شراع> ${'折'.repeat(60)}${'x'.repeat(80)}`),
    price: 1,
  }),
];

/**
 * A store of paper for Japan only, in one language: yen, 300 variants of three options, everything sold
 * out; without pictures, collections, menus, policies and entries.
 */
export const profile: ShopSeed = {
  ...BARE_SHOP,
  name: '紙屋',
  description: same(''),
  languages: ['EN'],
  countries: ['JP'],
  products,
  blogs: [
    {
      id: 'gid://shopify/Blog/98700000087',
      handle: same('kami'),
      title: same('紙の話'),
      articles: [
        {
          id: 'gid://shopify/Article/605300000087',
          handle: same('origami'),
          title: same('折り紙 אוריגמי'),
          contentHtml: same('<p>折る</p>'),
          author: '紙 太郎',
          publishedAt: '2026-10-02T08:00:00Z',
          tags: ['折'],
        },
      ],
    },
  ],
};
