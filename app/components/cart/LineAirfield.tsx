import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import {Field} from '~/components/ui/Field';
import type {ShownLine} from '~/lib/cart/optimistic-cart';
import {AIRFIELD_PATTERN} from '~/lib/cart/line-fields';
import {CartActionForm, useSendForm} from './CartActionForm';
import {CartDetails} from './CartDetails';

export function AirfieldField({airfield}: {airfield?: string}) {
  const t = useTranslations('cart.airfield');
  return (
    <Field
      name="airfield"
      label={t('label')}
      hint={t('hint')}
      defaultValue={airfield}
      required
      pattern={AIRFIELD_PATTERN}
      title={t('hint')}
      maxLength={4}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      className="uppercase"
    />
  );
}

/** Changes the airfield of a line, or asks for a missing one. */
export function LineAirfield({line: {id, airfield}}: {line: ShownLine}) {
  const t = useTranslations('cart.airfield');
  const send = useSendForm();
  return (
    <div className="col-span-full text-sm">
      {airfield ? null : <p className="text-danger">{t('missing')}</p>}
      <CartDetails title={t('change')} isOpen={!airfield}>
        <CartActionForm
          // Resets the field when another tab changed the code.
          key={airfield}
          action="CustomFieldsUpdate"
          inputs={{lineId: id}}
          onSend={send}
          className="grid gap-3"
        >
          <AirfieldField airfield={airfield ?? ''} />
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
