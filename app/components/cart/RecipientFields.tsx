import {useState} from 'react';
import {useTranslations} from 'use-intl/react';
import {Field} from '~/components/ui/Field';
import {
  MAX_RECIPIENT_LENGTH,
  sendingDays,
  type GiftRecipient,
} from '~/lib/cart/cart-line';
import {MAX_DAYS_AHEAD} from '~/lib/limits/limits';
import {useLocale} from '~/components/ui/use-locale';
import type {ShownLine} from '~/lib/cart/cart-store';
import {formatDate} from '~/lib/i18n/format';
import {LineFields} from './LineFields';

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

export function LineRecipient({line: {id, recipient}}: {line: ShownLine}) {
  const t = useTranslations('cart.recipient');
  const locale = useLocale();
  return (
    <div className="col-span-full text-sm">
      {recipient ? (
        <ul className="mb-3 break-words text-muted">
          <li>
            {t('to', {
              person: [recipient.recipientName, recipient.recipientEmail]
                .filter(Boolean)
                .join(', '),
            })}
          </li>
          {recipient.recipientMessage ? (
            <li className="whitespace-pre-line">
              {recipient.recipientMessage}
            </li>
          ) : null}
          <li>
            {recipient.recipientSendOn
              ? t('on', {
                  date: formatDate(
                    new Date(`${recipient.recipientSendOn}T12:00:00Z`),
                    locale,
                  ),
                })
              : t('atOnce')}
          </li>
        </ul>
      ) : null}
      <LineFields
        lineId={id}
        values={JSON.stringify(recipient)}
        title={t(recipient ? 'change' : 'title')}
        save={t('save')}
      >
        {() => <RecipientFields recipient={recipient} />}
      </LineFields>
    </div>
  );
}
