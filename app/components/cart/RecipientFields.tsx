import {useState} from 'react';
import {useTranslations} from 'use-intl/react';
import {Field} from '~/components/ui/Field';
import {
  MAX_RECIPIENT_LENGTH,
  sendingDays,
  type GiftRecipient,
} from '~/lib/cart/cart-line';
import {MAX_DAYS_AHEAD} from '~/lib/limits/limits';

interface Props {
  /** `null`: the card is for the buyer. */
  recipient: Partial<GiftRecipient> | null;
}

export function RecipientFields({recipient}: Props) {
  const t = useTranslations('cart.recipient');
  const [days] = useState(() => sendingDays(Date.now()));
  return (
    <div className="grid gap-3">
      <Field
        name="recipientEmail"
        type="email"
        label={t('email')}
        hint={t('emailHint')}
        defaultValue={recipient?.recipientEmail}
        maxLength={MAX_RECIPIENT_LENGTH.email}
        autoComplete="off"
      />
      <Field
        name="recipientName"
        label={t('name')}
        defaultValue={recipient?.recipientName}
        maxLength={MAX_RECIPIENT_LENGTH.name}
        autoComplete="off"
      />
      <Field
        isMultiline
        name="recipientMessage"
        label={t('message')}
        defaultValue={recipient?.recipientMessage}
        maxLength={MAX_RECIPIENT_LENGTH.message}
        rows={3}
      />
      <Field
        name="recipientSendOn"
        type="date"
        label={t('sendOn')}
        hint={t('sendOnHint', {days: MAX_DAYS_AHEAD})}
        defaultValue={recipient?.recipientSendOn}
        {...days}
        // The page may have been rendered yesterday.
        suppressHydrationWarning
      />
    </div>
  );
}
