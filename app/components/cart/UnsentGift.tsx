import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import {useLocale} from '~/components/ui/use-locale';
import type {UnsentRecipient} from '~/lib/cart/gift-recipient';
import {localizedPath} from '~/lib/i18n/locale';
import {RecipientFields} from './RecipientFields';

/** The form for a gift card that was refused without JavaScript, with what was typed. */
export function UnsentGift({recipient, fields}: UnsentRecipient) {
  const t = useTranslations('cart.recipient');
  const locale = useLocale();
  return (
    <form
      method="post"
      action={localizedPath('/cart', locale)}
      className="mb-8 grid max-w-[65ch] gap-3 rounded-panel border border-line-strong bg-raised p-4"
    >
      <h2 className="text-xl">{t('unsent')}</h2>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <RecipientFields recipient={recipient} />
      <div>
        <Button type="submit">{t('again')}</Button>
      </div>
    </form>
  );
}
