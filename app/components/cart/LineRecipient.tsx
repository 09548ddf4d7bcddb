import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import {useLocale} from '~/components/ui/use-locale';
import type {ShownLine} from '~/lib/cart/optimistic-cart';
import {formatDate} from '~/lib/i18n/format';
import {CartActionForm} from './CartActionForm';
import {CartDetails} from './CartDetails';
import {RecipientFields} from './RecipientFields';
import {useSendForm} from './use-send-form';

interface Props {
  line: ShownLine;
}

/** For whom a gift card in the cart is, and the form that changes it. */
export function LineRecipient({line: {id, recipient}}: Props) {
  const t = useTranslations('cart.recipient');
  const send = useSendForm();
  const locale = useLocale();
  return (
    <div className="col-span-full text-sm">
      {recipient ? (
        <ul className="break-words text-muted">
          <li>
            {t('to', {
              person: [recipient.name, recipient.email]
                .filter(Boolean)
                .join(', '),
            })}
          </li>
          {recipient.message ? (
            <li className="whitespace-pre-line">{recipient.message}</li>
          ) : null}
          <li>
            {recipient.sendOn
              ? t('on', {
                  date: formatDate(
                    new Date(`${recipient.sendOn}T12:00:00Z`),
                    locale,
                  ),
                })
              : t('atOnce')}
          </li>
        </ul>
      ) : null}
      <CartDetails title={t(recipient ? 'change' : 'title')}>
        <CartActionForm
          // A recipient that another tab saved replaces what was here.
          key={JSON.stringify(recipient)}
          action="LinesUpdate"
          inputs={{lines: [{id}]}}
          onSend={send}
          className="grid gap-3"
        >
          <RecipientFields recipient={recipient} />
          <div>
            <Button type="submit" variant="secondary">
              {t('save')}
            </Button>
          </div>
        </CartActionForm>
      </CartDetails>
    </div>
  );
}
