import {useTranslations} from 'use-intl/react';
import {Prose} from '~/components/ui/Prose';
import type {ProductTextView} from '~/lib/product/product-page.server';
import {Colors} from './Colors';
import type {MetafieldLine} from '~/lib/product/metafield-lines';

/** What there is to read about a product, whichever variant is chosen. */
export function ProductText({
  descriptionHtml,
  details,
  shipping,
  colors,
  matching,
}: ProductTextView) {
  const t = useTranslations('product');
  return (
    <>
      {descriptionHtml ? (
        <section aria-labelledby="description">
          <h2 id="description" className="sr-only">
            {t('description')}
          </h2>
          <Prose html={descriptionHtml} />
        </section>
      ) : null}
      <div>
        <MetafieldText title={t('details')} lines={details} isOpen />
        <MetafieldText title={t('shipping')} lines={shipping} />
      </div>
      <Colors colors={colors} matching={matching} />
    </>
  );
}

interface MetafieldProps {
  title: string;
  lines: readonly MetafieldLine[];
  isOpen?: boolean;
}

/** A text metafield that folds open; labelled lines become a table of terms. */
function MetafieldText({title, lines, isOpen = false}: MetafieldProps) {
  if (lines.length === 0) return null;
  const isTerms = lines.every(({label}) => label !== null);
  return (
    <details open={isOpen} className="border-t border-line last:border-b">
      <summary className="fold">{title}</summary>
      <div className="pb-4">
        {isTerms ? (
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
            {lines.map(({label, text}) => (
              <div key={label} className="contents">
                <dt className="text-muted">{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <ul className="space-y-1">
            {lines.map(({label, text}) => (
              <li key={text}>{label ? `${label}: ${text}` : text}</li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
