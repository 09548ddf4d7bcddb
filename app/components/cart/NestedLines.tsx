import {useTranslations} from 'use-intl/react';
import IconX from '~icons/lucide/x';
import {useLocale} from '~/components/ui/use-locale';
import type {ShownLine} from '~/lib/cart/optimistic-cart';
import {formatMoney} from '~/lib/i18n/format';
import {CartActionForm, useSendForm} from './CartActionForm';

/** Add-ons of a line, which can be removed by themselves, or the parts of a bundle. */
export function NestedLines({line}: {line: ShownLine}) {
  const t = useTranslations('cart');
  const locale = useLocale();
  const send = useSendForm();
  return (
    <ul
      aria-label={t('nested.title', {title: line.title})}
      className="col-span-full ml-4 border-l-2 border-line-strong pl-4 text-sm xs:col-start-2 xs:ml-0"
    >
      {line.nested.map(
        ({id, title, lang, quantity, options, isAddOn, ...part}) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4">
            <span className="min-w-0 flex-1 py-1 break-words">
              <span lang={lang}>{t('nested.line', {quantity, title})}</span>
              {options.map((option) => (
                <span key={option.name} className="block text-muted">
                  {t('option', option)}
                </span>
              ))}
              {'unitPrice' in part ? (
                <span className="block text-muted">{part.unitPrice}</span>
              ) : null}
            </span>
            {isAddOn ? (
              <>
                <span className="tabular-nums" aria-busy={line.isPending}>
                  {line.isPending
                    ? t('price.updating')
                    : formatMoney(part.total, locale)}
                </span>
                <CartActionForm
                  action="LinesRemove"
                  inputs={{lineIds: [id]}}
                  onSend={send}
                >
                  <button type="submit" className="icon-button">
                    <IconX />
                    <span className="sr-only">{t('remove', {title})}</span>
                  </button>
                </CartActionForm>
              </>
            ) : null}
          </li>
        ),
      )}
    </ul>
  );
}
