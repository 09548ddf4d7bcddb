import {useTranslations} from 'use-intl/react';
import {Link} from '~/components/ui/Link';
import {Picture} from '~/components/ui/Picture';
import type {MatchingProduct, NamedColor} from '~/lib/product/matching';
import {productPath} from '~/lib/product/variant-link';
import {Swatch} from './Swatch';

interface Props {
  colors: readonly NamedColor[];
  matching: readonly MatchingProduct[];
}

/** The colours of a product, and products that go with it. */
export function Colors({colors, matching}: Props) {
  const t = useTranslations('product');
  return (
    <>
      {colors.length > 0 ? (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="font-bold">{t('colors')}</span>
          {colors.map(({name, ...swatch}) => (
            <span key={name} className="inline-flex items-center gap-2">
              <Swatch {...swatch} className="size-5" />
              {name}
            </span>
          ))}
        </p>
      ) : null}
      {matching.length > 0 ? (
        <section aria-labelledby="matching">
          <h2 id="matching" className="mb-3 text-lg">
            {t('matching')}
          </h2>
          <ul className="flex flex-wrap gap-3">
            {matching.map(({id, handle, title, image}) => (
              <li key={id} className="w-24 text-sm">
                <Link
                  to={productPath(handle)}
                  className="block hover:text-accent"
                >
                  {image ? (
                    <Picture
                      image={image}
                      alt=""
                      sizes="6rem"
                      widest={400}
                      aspectRatio={1}
                      className="mb-1 aspect-square rounded-control border border-line"
                    />
                  ) : null}
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
