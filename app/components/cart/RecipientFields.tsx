import {useState} from 'react';
import {useTranslations} from 'use-intl/react';
import {Field} from '~/components/ui/Field';
import {
  LONGEST_RECIPIENT,
  MOST_DAYS_AHEAD,
  RECIPIENT_FIELDS,
  sendingDays,
  type GiftRecipient,
} from '~/lib/cart/gift-recipient';

interface Props {
  /** As it is now; `null`: the card is for the buyer. */
  recipient: GiftRecipient | null;
}

/** Who gets a gift card, what is written to them, and when: fields of the form around it. */
export function RecipientFields({recipient}: Props) {
  const t = useTranslations('cart.recipient');
  const [days] = useState(() => sendingDays(Date.now()));
  return (
    <div className="grid gap-3">
      <Field
        name={RECIPIENT_FIELDS.email}
        type="email"
        label={t('email')}
        hint={t('emailHint')}
        defaultValue={recipient?.email}
        maxLength={LONGEST_RECIPIENT.email}
        autoComplete="off"
      />
      <Field
        name={RECIPIENT_FIELDS.name}
        label={t('name')}
        defaultValue={recipient?.name}
        maxLength={LONGEST_RECIPIENT.name}
        autoComplete="off"
      />
      <Field
        isMultiline
        name={RECIPIENT_FIELDS.message}
        label={t('message')}
        defaultValue={recipient?.message}
        maxLength={LONGEST_RECIPIENT.message}
        rows={3}
      />
      <Field
        name={RECIPIENT_FIELDS.sendOn}
        type="date"
        label={t('sendOn')}
        hint={t('sendOnHint', {days: MOST_DAYS_AHEAD})}
        defaultValue={recipient?.sendOn}
        {...days}
        // The page may be from yesterday.
        suppressHydrationWarning
      />
    </div>
  );
}
