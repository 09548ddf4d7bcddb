import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import {useLocale} from '~/components/ui/use-locale';
import type {ShownLine} from '~/lib/cart/optimistic-cart';
import type {UnsentForm} from '~/lib/cart/cart-actions.server';
import {RECIPIENT_FIELDS} from '~/lib/cart/gift-recipient';
import {formatDate} from '~/lib/i18n/format';
import {localizedPath} from '~/lib/i18n/locale';
import {AirfieldField} from './LineAirfield';
import {LineFields} from './LineFields';
import {RecipientFields} from './RecipientFields';

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

interface UnsentProps {
  fields: UnsentForm;
  airfieldProblem: string | undefined;
}

/** A form with a recipient or an airfield that was rejected without JavaScript, with the values typed. */
export function UnsentLine({fields, airfieldProblem}: UnsentProps) {
  const isAirfield = fields.airfield !== undefined;
  const t = useTranslations(isAirfield ? 'cart.airfield' : 'cart.recipient');
  const locale = useLocale();
  return (
    <form
      method="post"
      action={localizedPath('/cart', locale)}
      className="mb-8 grid max-w-[65ch] gap-3 rounded-panel border border-line-strong bg-raised p-4"
    >
      <h2 className="text-xl">{t('unsent')}</h2>
      {Object.entries(fields)
        .filter(([name]) => ![...RECIPIENT_FIELDS, 'airfield'].includes(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      {isAirfield ? (
        <AirfieldField airfield={fields.airfield} problem={airfieldProblem} />
      ) : (
        <RecipientFields recipient={fields} />
      )}
      <div>
        <Button type="submit">{t('again')}</Button>
      </div>
    </form>
  );
}
