import {useTranslations} from 'use-intl/react';
import {Field} from '~/components/ui/Field';
import type {ShownLine} from '~/lib/cart/optimistic-cart';
import {AIRFIELD_PATTERN} from '~/lib/cart/line-fields';
import {LineFields} from './LineFields';

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
  return (
    <div className="col-span-full text-sm">
      {airfield ? null : <p className="text-danger">{t('missing')}</p>}
      <LineFields
        lineId={id}
        values={airfield ?? ''}
        title={t('change')}
        isOpen={!airfield}
        save={t('save')}
      >
        <AirfieldField airfield={airfield ?? ''} />
      </LineFields>
    </div>
  );
}
