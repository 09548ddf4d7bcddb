import {describe, expect, it} from 'vitest';
import {LOCALES} from '../i18n/locale';
import {productSeo} from './product-seo';

const SITE = {
  env: {PUBLIC_SITE_URL: 'https://example.com'},
  locale: LOCALES.en,
};

type Loaded = Parameters<typeof productSeo>[0];

const loaded = {
  product: {
    title: 'Cleaning spray',
    description: 'Cleans acrylic.',
    seo: {title: null, description: null},
    featuredImage: {url: 'https://cdn.example/spray.webp'},
  },
  variant: null,
  handles: {de: 'reinigungsspray', en: 'cleaning-spray'},
} as unknown as Loaded;

describe('productSeo', () => {
  it('links to the bare product under each language’s own handle', () => {
    const seo = productSeo(loaded, SITE);
    expect(seo.canonical).toBe(
      'https://example.com/en/products/cleaning-spray',
    );
    expect(seo.alternates.de).toBe(
      'https://example.com/products/reinigungsspray',
    );
  });

  it('falls back to the product’s own words and picture', () => {
    expect(productSeo(loaded, SITE)).toMatchObject({
      title: 'Cleaning spray',
      description: 'Cleans acrylic.',
      image: {url: 'https://cdn.example/spray.webp'},
    });
  });

  it('lets a page show the product under its own path', () => {
    const seo = productSeo(loaded, SITE, {title: 'Buy', path: '/metarmap'});
    expect(seo.title).toBe('Buy');
    expect(seo.canonical).toBe('https://example.com/en/metarmap');
  });
});
