import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import {useLocale} from '~/components/ui/use-locale';
import type {OrderDetails} from '~/lib/account/order-page';
import {localizedPath} from '~/lib/i18n/locale';

interface Props {
  lines: OrderDetails['lines'];
}

/** Puts what can still be bought into the cart, at today's prices. */
export function BuyAgain({lines}: Props) {
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
