import {useLocation} from '@remix-run/react';
import type {FormEvent, ReactNode} from 'react';
import {useLocale} from '~/components/ui/use-locale';
import {localizedPath} from '~/lib/i18n/locale';

interface Props {
  /** Global id of the sold-out variant. */
  variantId: string;
  onSubmit?: (event: FormEvent) => void;
  children: ReactNode;
}

/** Sends the wish and leads to the login, which leads back here. */
export function BackInStockForm({variantId, onSubmit, children}: Props) {
  const locale = useLocale();
  const {pathname, search} = useLocation();
  return (
    <form
      method="post"
      action={localizedPath('/back-in-stock', locale)}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="variant" value={variantId} />
      <input type="hidden" name="redirectTo" value={pathname + search} />
      {children}
    </form>
  );
}
