import {expect, it} from 'vitest';
import type {MerchantSection} from '~/lib/content/landing-texts.server';
import type {ProductCardView} from '~/lib/product/product-card.server';
import {heroPicture} from './hero-picture.server';

const picture = {url: 'https://cdn.example/a.webp', width: 900, height: 600};

const card = (title: string, images: object[]) =>
  ({title, path: `/products/${title}`, images}) as unknown as ProductCardView;

const products = [card('plain', []), card('tea', [picture]), card('cup', [])];

it('shows in the first view what the merchant has chosen, and names no product', () => {
  const own = {picture: {url: 'https://cdn.example/own.webp'}};
  const section = {...own, darkPicture: null} as unknown as MerchantSection;
  expect(heroPicture(section, products)).toEqual({...own, darkPicture: null});
});

it('shows otherwise the first best seller that has a picture', () => {
  const product = {title: 'tea', path: '/products/tea', langs: undefined};
  expect(heroPicture(undefined, products)).toEqual({picture, product});
  const words = {picture: null} as unknown as MerchantSection;
  expect(heroPicture(words, products)?.product).toEqual(product);
});

it('shows none where no product has one', () => {
  expect(heroPicture(undefined, [card('plain', [])])).toBeNull();
});
