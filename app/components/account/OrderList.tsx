import {withCommas} from '~/components/ui/with-commas';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {useTranslations} from 'use-intl/react';
import {Link} from '~/components/ui/Link';
import {Thumbnail} from '~/components/ui/Thumbnail';
import {useLocale} from '~/components/ui/use-locale';
import type {OrderEntry} from '~/lib/account/order-page';
import {CATALOGUE_PATH} from '~/lib/environment/brand';
import {formatMoney} from '~/lib/i18n/format';
import {formatDate} from '~/lib/i18n/format-date';
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
            className="relative flex flex-wrap items-center gap-x-4 gap-y-2 rounded-panel border border-line bg-raised px-4 py-3 hover:border-accent"
          >
            <p className="min-w-40">
              <Link
                to={`/account/orders/${key}`}
                prefetch="none"
                // The URL is secret; analytics of this document must not see it.
                reloadDocument
                className="cover-link font-bold text-link"
              >
                {t('order', {name})}
              </Link>
              <span className="block text-sm text-muted">
                {formatDate(new Date(processedAt), locale)}
              </span>
            </p>
            {/* On a phone below the price. */}
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 max-sm:order-1 max-sm:basis-full">
              {/* As wide as two pictures, so that the states stand in one column. */}
              <span className="flex flex-none gap-1 empty:hidden sm:w-32">
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
              <div className="grid min-w-0 flex-1 basis-32 gap-1 text-sm">
                <span className="line-clamp-2 wrap-anywhere empty:hidden">
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
                <OrderChips {...state} />
              </div>
            </div>
            <span className="ml-auto">
              {formatMoney(currentTotalPrice, locale)}
            </span>
          </li>
        ),
      )}
    </ul>
  );
}

type State = Pick<
  OrderEntry,
  'canceledAt' | 'financialStatus' | 'fulfillmentStatus'
>;

function OrderChips(state: State) {
  return (
    <span className="flex flex-wrap gap-1">
      {useOrderStates(state).map((words) => (
        <span
          key={words}
          className="rounded-full border border-line-strong px-3"
        >
          {words}
        </span>
      ))}
    </span>
  );
}

/** What has become of an order: its payment and its delivery. */
export function useOrderStates({
  canceledAt,
  financialStatus,
  fulfillmentStatus,
}: State): string[] {
  const t = useTranslations('account.orders');
  // A newer version of the API may have states that this one has no words for.
  const shown = (key: Parameters<typeof t.has>[0]) =>
    t.has(key) ? t(key) : null;
  const states = [
    canceledAt ? t('canceled') : null,
    financialStatus ? shown(`payment.${financialStatus}`) : null,
    canceledAt ? null : shown(`delivery.${fulfillmentStatus}`),
  ];
  return states.filter((state) => state !== null);
}
