import {useEffect, useId} from 'react';
import {useTranslations} from 'use-intl/react';
import {Field} from '~/components/ui/Field';
import type {ShownLine} from '~/lib/cart/optimistic-cart';
import {AIRFIELD_PATTERN} from '~/lib/cart/line-fields';
import {LineFields} from './LineFields';

interface FieldProps {
  airfield?: string;
  /** Why the server rejected the code. */
  problem: string | undefined;
}

/** Focused when its code was rejected. */
export function AirfieldField({airfield, problem}: FieldProps) {
  const t = useTranslations('cart.airfield');
  const id = useId();
  useEffect(() => {
    if (problem) document.getElementById(id)?.focus();
  }, [problem, id]);
  return (
    <Field
      id={id}
      name="airfield"
      label={t('label')}
      hint={t('hint')}
      error={problem}
      defaultValue={airfield}
      required
      pattern={AIRFIELD_PATTERN}
      title={t('hint')}
      maxLength={4}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      className="uppercase"
      // Without JavaScript.
      {...(problem && {autoFocus: true})}
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
        {(airfieldProblem) => (
          <AirfieldField airfield={airfield ?? ''} problem={airfieldProblem} />
        )}
      </LineFields>
    </div>
  );
}
