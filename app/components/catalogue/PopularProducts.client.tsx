import {useId} from 'react';
import {useTranslations} from 'use-intl/react';
import {PriceNote} from '~/components/product/Price';
import {ProductRow} from '~/components/product/ProductRow';
import {useSuggestions} from './use-suggestions.client';

/** What an empty cart's panel offers: the products that the search shows before anything is typed. */
export function PopularProducts() {
  const t = useTranslations('search.suggestions');
  const titleId = useId();
  const {groups} = useSuggestions('');
  const products = groups?.find(({kind}) => kind === 'products')?.options ?? [];
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="border-t border-line py-4">
      <h2 id={titleId} className="mb-2 text-sm font-bold">
        {t('popular')}
      </h2>
      <ul>
        {products.map(({label, ...product}) => (
          <li key={product.path}>
            <ProductRow {...product} name={label} />
          </li>
        ))}
      </ul>
      <PriceNote isForAll />
    </section>
  );
}
