import {useTranslations} from 'use-intl/react';
import {useLocale} from '~/components/ui/use-locale';
import type {ShownLine} from '~/lib/cart/cart-store';
import {formatDate} from '~/lib/i18n/format-date';
import {LineFields} from './LineFields';
import {RecipientFields} from './RecipientFields';

/** Shows and changes who a gift card of the cart is for. */
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
