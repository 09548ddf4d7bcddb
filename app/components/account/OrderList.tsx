import {withCommas} from '~/components/ui/with-commas';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {useTranslations} from 'use-intl/react';
import {Link} from '~/components/ui/Link';
import {Thumbnail} from '~/components/ui/Thumbnail';
import {useLocale} from '~/components/ui/use-locale';
import type {OrderEntry} from '~/lib/account/order-page';
import {CATALOGUE_PATH} from '~/lib/environment/brand';
import {formatDate, formatMoney} from '~/lib/i18n/format';
import {langAttributes} from '~/lib/i18n/lang-attributes';

export function OrderList({orders}: {orders: readonly OrderEntry[]}) {
  const t = useTranslations('account.orders');
  const locale = useLocale();
  if (orders.length === 0) {
    return (
      <div className="grid justify-items-start gap-4">
        <p>{t('none')}</p>
        <ButtonLink to={CATALOGUE_PATH}>{t('shop')}</ButtonLink>
      </div>
    );
  }
  return (
    <ul className="grid gap-3">
      {orders.map(
        ({
          key,
          name,
          processedAt,
          currentTotalPrice,
          items,
          hasMore,
          ...state
        }) => (
          <li
            key={key}
            className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 rounded-panel border border-line bg-raised px-4 py-3 hover:border-accent"
          >
            <Link
              to={`/account/orders/${key}`}
              prefetch="none"
              // The URL is secret; analytics of this document must not see it.
              reloadDocument
              className="cover-link font-bold text-link"
            >
              {t('order', {name})}
            </Link>
            <span className="text-muted max-sm:col-span-2 max-sm:text-sm">
              {formatDate(new Date(processedAt), locale)}
            </span>
            <span className="max-sm:col-span-2 max-sm:text-sm sm:text-right">
              <OrderState {...state} />
            </span>
            <span className="col-start-2 row-start-1 text-right">
              {formatMoney(currentTotalPrice, locale)}
            </span>
            {items.length > 0 ? (
              <div className="col-span-2 mt-2 flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
                <span className="flex flex-none gap-1 empty:hidden">
                  {items.map(({image}, position) =>
                    image ? (
                      <Thumbnail
                        key={position}
                        image={image}
                        sizes="3.5rem"
                        className="size-14"
                      />
                    ) : null,
                  )}
                </span>
                <span className="line-clamp-2 min-w-0 flex-1 basis-40 text-sm wrap-anywhere">
                  {withCommas(
                    items.map(({title, lang}, position) => (
                      <span key={position} {...langAttributes(lang)}>
                        {title}
                      </span>
                    )),
                  )}
                  {hasMore ? ' ' : null}
                  {hasMore ? t('more') : null}
                </span>
              </div>
            ) : null}
          </li>
        ),
      )}
    </ul>
  );
}

export function OrderState({
  canceledAt,
  financialStatus,
  fulfillmentStatus,
}: Pick<OrderEntry, 'canceledAt' | 'financialStatus' | 'fulfillmentStatus'>) {
  const t = useTranslations('account.orders');
  // A newer version of the API may have states that this one has no words for.
  const shown = (key: Parameters<typeof t.has>[0]) =>
    t.has(key) ? t(key) : null;
  const states = [
    canceledAt ? t('canceled') : null,
    financialStatus ? shown(`payment.${financialStatus}`) : null,
    canceledAt ? null : shown(`delivery.${fulfillmentStatus}`),
  ];
  return <>{states.filter(Boolean).join(' · ')}</>;
}
