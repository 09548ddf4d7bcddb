import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {buttonClass} from '~/components/ui/button-class';
import {useLocale} from '~/components/ui/use-locale';
import type {OrderDetails} from '~/lib/account/order-page';
import {formatDate} from '~/lib/i18n/format';
import {localizedPath} from '~/lib/i18n/locale';
import {AddressText} from './AddressText';
import {OrderLines} from './OrderLines';
import {OrderState} from './OrderState';
import {OrderTotals} from './OrderTotals';

/** One order: lines, sums, how it stands, where it went, and what can be done. */
export function OrderView({order}: {order: OrderDetails}) {
  const t = useTranslations('account.orders');
  const locale = useLocale();
  const {name, processedAt, shippingAddress, lines} = order;
  const link = (url: string | null, text: string) =>
    url ? (
      <a
        href={url}
        rel="noreferrer"
        className={buttonClass({variant: 'secondary'})}
      >
        {text}
      </a>
    ) : null;
  return (
    <div className="grid gap-6">
      <header className="grid gap-2">
        <h1 className="text-3xl">{t('order', {name})}</h1>
        <p className="flex flex-wrap gap-x-3 text-muted">
          <span>{formatDate(new Date(processedAt), locale)}</span>
          <OrderState {...order} />
        </p>
      </header>
      <OrderLines lines={lines} />
      <OrderTotals order={order} />
      {shippingAddress ? (
        <section aria-labelledby="shipped-to" className="grid gap-2">
          <h2 id="shipped-to" className="text-xl">
            {t('address')}
          </h2>
          <AddressText lines={shippingAddress.formatted} />
        </section>
      ) : null}
      <div className="flex flex-wrap gap-3 print:hidden">
        <BuyAgain lines={lines} />
        {link(order.statusUrl, t('status'))}
        {link(order.invoiceUrl, t('invoice'))}
        <ButtonLink to="/legal/revocation/withdraw" variant="quiet">
          {t('withdraw')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Puts what can still be bought into the cart, at today's prices. */
function BuyAgain({lines}: Pick<OrderDetails, 'lines'>) {
  const t = useTranslations('account.orders');
  const locale = useLocale();
  const cartPath = localizedPath('/cart', locale);
  const wanted = lines.flatMap(({variant, quantity}) =>
    variant?.availableForSale ? [{merchandiseId: variant.id, quantity}] : [],
  );
  if (wanted.length === 0) return null;
  const input = {action: 'LinesAdd', inputs: {lines: wanted}};
  return (
    <form method="post" action={cartPath}>
      <input type="hidden" name="cartFormInput" value={JSON.stringify(input)} />
      <input type="hidden" name="redirectTo" value={cartPath} />
      <Button type="submit">{t('again')}</Button>
    </form>
  );
}
