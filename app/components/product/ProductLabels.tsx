import {useTranslations} from 'use-intl/react';
import {Picture} from '~/components/ui/Picture';
import type {ProductLabelView} from '~/lib/product/product-labels';

/**
 * Official labels, uncropped and in their own colours in both modes, each with its text; a picture
 * links to its full size.
 */
export function ProductLabels({labels}: {labels: readonly ProductLabelView[]}) {
  const t = useTranslations('product.labels');
  if (labels.length === 0) return null;
  return (
    <ul className="space-y-3 text-sm">
      {labels.map(({key, picture, text}) => (
        <li key={key} className="flex flex-wrap items-start gap-4">
          {picture ? (
            <a href={picture.url} className="block w-36 flex-none">
              <Picture
                image={picture}
                alt={picture.altText || t(key)}
                sizes="9rem"
                widest={800}
                className="h-auto w-full filter-none"
              />
            </a>
          ) : null}
          <div className="min-w-40 flex-1">
            <p className="font-bold">{t(key)}</p>
            {text ? (
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
