import type {
  ProductView,
  ProductTextView,
} from '~/lib/product/product-view.server';
import {useTranslations} from 'use-intl/react';
import {variantSearch} from '~/lib/product/variant-link';
import {BuyBox} from './BuyBox';
import {Gallery} from './Gallery';
import {ProductText} from './ProductText';
import {Rating} from './Rating';

interface Props {
  product: ProductView;
  text: ProductTextView;
  url: string;
}

export function ProductDetails({product, text, url}: Props) {
  const t = useTranslations('product');
  const {variant} = product;
  const variantUrl = variant ? url + variantSearch(variant.id) : url;
  const hasPictures = product.gallery.length > 0;
  return (
    <article
      className={`page-width grid grid-cols-1 gap-x-8 gap-y-4 py-4 lg:gap-x-12 lg:py-10 ${
        hasPictures
          ? 'md:grid-cols-2 lg:grid-cols-[minmax(0,55fr)_minmax(0,45fr)]'
          : ''
      }`}
    >
      {hasPictures ? (
        <div className="md:sticky md:top-24 md:self-start">
          <Gallery
            title={product.title}
            media={product.gallery}
            url={variantUrl}
          />
        </div>
      ) : null}
      <div className={`space-y-6 ${hasPictures ? '' : 'max-w-2xl'}`}>
        <header>
          {product.productType ? (
            <p className="mb-1 font-mono text-sm text-muted">
              {product.productType}
            </p>
          ) : null}
          {product.badges.length > 0 ? (
            <ul className="mb-2 flex flex-wrap gap-1 text-sm">
              {product.badges.map((badge) => (
                <li
                  key={badge}
                  className="rounded-control border border-line bg-raised px-2 py-0.5"
                >
                  {badge}
                </li>
              ))}
            </ul>
          ) : null}
          <h1
            lang={product.titleLang}
            title={product.title}
            className="line-clamp-4 pb-1 text-3xl wrap-anywhere sm:text-4xl"
          >
            {product.title}
          </h1>
          {product.rating ? (
            <a href="#reviews" className="mt-1 block w-fit hover:underline">
              <Rating {...product.rating} />
            </a>
          ) : null}
        </header>
        <BuyBox product={product} url={variantUrl} />
        <ProductText {...text} />
        {variant?.sku ? (
          <p className="font-mono text-xs text-muted">
            {t('sku', {sku: variant.sku})}
          </p>
        ) : null}
      </div>
    </article>
  );
}
