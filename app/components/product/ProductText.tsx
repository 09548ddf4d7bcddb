import {Fragment} from 'react';
import {Link} from '~/components/ui/Link';
import {Strip} from '~/components/ui/Strip';
import {useMapTranslations} from '~/components/ui/use-map-translations';
import {useTranslations} from 'use-intl/react';
import type {MatchingProductView} from '~/lib/product/load-product-page.server';
import type {MetafieldLine} from '~/lib/product/merchant-texts';
import type {ProductTextView} from '~/lib/product/product-text.server';
import {langAttributes} from '~/lib/i18n/lang-attributes';
import {Fold} from './Fold';
import {GridNote} from './ProductGrid';
import {ProductRow} from './ProductRow';
import {Swatch} from './Swatch';

/** What a product is. */
export function ProductText({
  descriptionHtml,
  descriptionLang,
  texts,
  airports,
  colors,
}: ProductTextView) {
  const t = useTranslations('product');
  const map = useMapTranslations('map');
  return (
    <>
      {descriptionHtml ? (
        <>
          <h2 className="sr-only">{t('description')}</h2>
          <div
            {...langAttributes(descriptionLang)}
            className="prose"
            dangerouslySetInnerHTML={{__html: descriptionHtml}}
          />
        </>
      ) : null}
      {airports && map ? (
        <Link to={airports.path} className="inline-block text-link">
          {map('airports', {count: airports.count})}
        </Link>
      ) : null}
      {colors.length > 0 ? (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="font-bold">{t('colors')}</span>
          {colors.map(({name, lang, ...swatch}) => (
            <span key={name} className="inline-flex items-center gap-2">
              <Swatch {...swatch} className="size-5" />
              <span {...langAttributes(lang)}>{name}</span>
            </span>
          ))}
        </p>
      ) : null}
      {texts.filter(isDetails).map(({key, lang, lines}) => (
        <MetafieldText
          key={key}
          lang={lang}
          title={t(key)}
          lines={lines}
          isOpen
        />
      ))}
    </>
  );
}

type Text = ProductTextView['texts'][number];

const isDetails = ({key}: Text) => key === 'details';

/** What else is said of it, folded: delivery, the merchant's tabs, what the law requires. */
export function ProductNotes({
  texts,
  tabs,
  className,
  ...legal
}: ProductTextView & LegalProps & {className?: string}) {
  const t = useTranslations('product');
  return (
    <div className={className}>
      {texts
        .filter((text) => !isDetails(text))
        .map(({key, lang, lines}) => (
          <MetafieldText key={key} lang={lang} title={t(key)} lines={lines} />
        ))}
      {tabs.map(({title, lang, html, htmlLang}) => (
        <Fold key={title} title={title} lang={lang}>
          <div
            {...langAttributes(htmlLang)}
            className="prose"
            dangerouslySetInnerHTML={{__html: html}}
          />
        </Fold>
      ))}
      <LegalTexts {...legal} />
    </div>
  );
}

/** Products that the merchant named; below what explains the product, which they go with. */
export function MatchingProducts({
  products,
}: {
  products: readonly MatchingProductView[];
}) {
  const t = useTranslations('product');
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="matching" className="page-width py-3 lg:py-10">
      <h2 id="matching" className="mb-2 text-2xl sm:text-4xl">
        {t('matching')}
      </h2>
      <GridNote products={products} />
      <Strip aria-labelledby="matching" className="matching mt-4">
        {products.map(({id, title, ...product}) => (
          <li key={id}>
            <ProductRow {...product} name={title} />
          </li>
        ))}
      </Strip>
    </section>
  );
}

interface LegalProps extends Pick<ProductTextView, 'legal'> {
  sku: string | null;
  weight: string | null;
}

/** What the law requires a product's page to say, folded, and the product's number and weight. */
export function LegalTexts({legal, sku, weight}: LegalProps) {
  const t = useTranslations('product');
  return (
    <>
      {legal.length > 0 ? (
        <Fold title={t('legal.title')}>
          <dl className="grid gap-x-4 text-sm wrap-anywhere whitespace-pre-line sm:grid-cols-[auto_1fr]">
            {legal.map(({key, text, lang}) => (
              <Fragment key={key}>
                <dt className="text-muted">{t(`legal.${key}`)}</dt>
                <dd {...langAttributes(lang)} className="mb-2">
                  {text}
                </dd>
              </Fragment>
            ))}
          </dl>
        </Fold>
      ) : null}
      {sku || weight ? (
        <p className="mt-4 flex flex-wrap gap-x-4 font-mono text-xs text-muted">
          {sku ? <span>{t('sku', {sku})}</span> : null}
          {weight ? <span>{t('facts.weight', {weight})}</span> : null}
        </p>
      ) : null}
    </>
  );
}

interface MetafieldProps {
  title: string;
  /** Of the lines. */
  lang: string | undefined;
  lines: readonly MetafieldLine[];
  isOpen?: boolean;
}

/** A text metafield in a disclosure; labelled lines become a description list. */
function MetafieldText({title, lang, lines, isOpen}: MetafieldProps) {
  if (lines.length === 0) return null;
  const isTerms = lines.every(({label}) => label !== null);
  return (
    <Fold title={title} isOpen={isOpen}>
      {isTerms ? (
        <dl
          {...langAttributes(lang)}
          className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 max-sm:text-sm"
        >
          {lines.map(({label, text}) => (
            <Fragment key={label}>
              <dt className="text-muted">{label}</dt>
              <dd>{text}</dd>
            </Fragment>
          ))}
        </dl>
      ) : (
        <ul {...langAttributes(lang)} className="space-y-1">
          {lines.map(({label, text}) => (
            <li key={text}>{label ? `${label}: ${text}` : text}</li>
          ))}
        </ul>
      )}
    </Fold>
  );
}
