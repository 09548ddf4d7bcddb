import type {ReactNode} from 'react';
import {useTranslations} from 'use-intl/react';
import {Link} from '~/components/ui/Link';
import {PaymentMarks} from '~/components/ui/PaymentMarks';
import type {ProductView} from '~/lib/product/product-view.server';
import type {PurchaseFactsView} from '~/lib/product/purchase-facts';

export function PurchaseFacts({
  isByMail,
  arrival,
  shipping,
  rights,
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
        <Fact>
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
        <Fact key={right}>{right}</Fact>
      ))}
      {limitedWarranty ? (
        <Fact>
          {t('limitedWarranty')}{' '}
          <span lang={limitedWarranty.lang}>{limitedWarranty.text}</span>
        </Fact>
      ) : null}
      {promises.map(({text, lang}) => (
        <Fact key={text}>
          <span lang={lang}>{text}</span>
        </Fact>
      ))}
      {weight ? <Fact>{t('weight', {weight})}</Fact> : null}
      {payments.length > 0 ? (
        <li className="pt-1">
          <span className="sr-only">{t('payments')}</span>
          <PaymentMarks marks={payments} />
        </li>
      ) : null}
    </ul>
  );
}

function Fact({children}: {children: ReactNode}) {
  return <li className="check">{children}</li>;
}
