import {useTranslations} from 'use-intl/react';
import {Price} from '~/components/product/Price';
import {Link} from '~/components/ui/Link';
import {Thumbnail} from '~/components/ui/Thumbnail';
import {langAttributes} from '~/lib/i18n/lang-attributes';
import {useSuggestions} from './use-suggestions.client';

/** What an empty cart's panel offers: the products that the search shows before anything is typed. */
export function PopularProducts() {
  const t = useTranslations('search.suggestions');
  const {groups} = useSuggestions('');
  const products = groups?.find(({kind}) => kind === 'products')?.options ?? [];
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="popular" className="border-t border-line py-4">
      <h2 id="popular" className="mb-2 text-sm font-bold">
        {t('popular')}
      </h2>
      <ul>
        {products.map(({path, label, lang, image, price}) => (
          <li key={path}>
            <Link
              to={path}
              className="grid grid-cols-[auto_1fr] content-center items-center gap-x-4 py-2 hover:text-accent"
            >
              <Thumbnail
                image={image}
                className="row-span-2 size-16 border border-line"
              />
              <span {...langAttributes(lang)}>{label}</span>
              {price ? <Price {...price} /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
