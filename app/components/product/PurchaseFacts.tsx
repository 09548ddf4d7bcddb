import type {ReactNode} from 'react';
import {useTranslations} from 'use-intl/react';
import {Link} from '~/components/ui/Link';
import {PaymentMarks} from '~/components/ui/PaymentMarks';
import {Picture} from '~/components/ui/Picture';
import type {ProductView} from '~/lib/product/product-view.server';
import type {
  PurchaseFactsView,
  ProductLabelView,
} from '~/lib/product/purchase-facts';
import {langAttributes} from '~/lib/i18n/lang-attributes';

/** Delivery, rights and payment: what the offer says beside the price. */
export function PurchaseFacts({
  isByMail,
  arrival,
  shipping,
  rights,
  plainRight,
  limitedWarranty,
  payments,
  promises,
  weight,
}: PurchaseFactsView & Pick<ProductView, 'promises' | 'weight'>) {
  const t = useTranslations('product.facts');
  return (
    <ul aria-label={t('title')} className="space-y-1 text-sm">
      {isByMail ? <Fact>{t('byMail')}</Fact> : null}
      {arrival ? <Fact>{t('arrival', {...arrival})}</Fact> : null}
      {shipping ? (
        <Fact isPlain={shipping.kind !== 'free'}>
          {t.rich('shipping', {
            ...shipping,
            link: (chunks) => (
              <Link to="/legal/shipping" className="text-link">
                {chunks}
              </Link>
            ),
          })}
        </Fact>
      ) : null}
      {rights.map((right) => (
        <Fact key={right} isPlain={right === plainRight}>
          {right}
        </Fact>
      ))}
      {limitedWarranty ? (
        <Fact>
          {t('limitedWarranty')}{' '}
          <span {...langAttributes(limitedWarranty.lang)}>
            {limitedWarranty.text}
          </span>
        </Fact>
      ) : null}
      {promises.map(({text, lang}) => (
        <Fact key={text}>
          <span {...langAttributes(lang)}>{text}</span>
        </Fact>
      ))}
      {weight ? <Fact isPlain>{t('weight', {weight})}</Fact> : null}
      {payments.length > 0 ? (
        <li className="pt-1">
          <span className="sr-only">{t('payments')}</span>
          <PaymentMarks marks={payments} />
        </li>
      ) : null}
    </ul>
  );
}

interface FactProps {
  /** No advantage: without a check mark. */
  isPlain?: boolean;
  children: ReactNode;
}

function Fact({isPlain = false, children}: FactProps) {
  return <li className={isPlain ? 'pl-8' : 'check'}>{children}</li>;
}

/**
 * Official labels, uncropped and in their own colours in both modes, each with its text; a picture
 * links to its full size.
 */
export function ProductLabels({labels}: {labels: readonly ProductLabelView[]}) {
  const t = useTranslations('product.labels');
  if (labels.length === 0) return null;
  return (
    <ul className="space-y-3 text-sm">
      {labels.map(({key, picture, text, lang}) => (
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
              <p
                {...langAttributes(lang)}
                className="wrap-anywhere whitespace-pre-line"
              >
                {text}
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
