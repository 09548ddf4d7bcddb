import type {ComponentType, ReactNode} from 'react';
import {useTranslations} from 'use-intl/react';
import IconPromise from '~icons/lucide/badge-check';
import IconArrival from '~icons/lucide/calendar-check';
import IconMail from '~icons/lucide/mail';
import IconRight from '~icons/lucide/shield-check';
import IconShipping from '~icons/lucide/truck';
import IconWeight from '~icons/lucide/weight';
import {Link} from '~/components/ui/Link';
import {PaymentMarks} from '~/components/ui/PaymentMarks';
import type {ProductView} from '~/lib/product/product-view.server';
import type {PurchaseFactsView} from '~/lib/product/purchase-facts';

export function PurchaseFacts({
  isByMail,
  arrival,
  shipping,
  rights,
  payments,
  promises,
  weight,
}: PurchaseFactsView & Pick<ProductView, 'promises' | 'weight'>) {
  const t = useTranslations('product.facts');
  return (
    <ul aria-label={t('title')} className="space-y-1 text-sm">
      {isByMail ? <Fact Icon={IconMail}>{t('byMail')}</Fact> : null}
      {arrival ? (
        <Fact Icon={IconArrival}>{t('arrival', {...arrival})}</Fact>
      ) : null}
      {shipping ? (
        <Fact Icon={IconShipping}>
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
        <Fact key={right} Icon={IconRight}>
          {right}
        </Fact>
      ))}
      {promises.map((line) => (
        <Fact key={line} Icon={IconPromise}>
          {line}
        </Fact>
      ))}
      {weight ? <Fact Icon={IconWeight}>{t('weight', {weight})}</Fact> : null}
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
  Icon: ComponentType<{className: string}>;
  children: ReactNode;
}

function Fact({Icon, children}: FactProps) {
  return (
    <li className="flex items-baseline gap-x-3">
      <Icon className="flex-none self-center text-accent" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
