import {useTranslations} from 'use-intl/react';
import type {PropertyName} from '~/lib/cart/cart-line';
import {LineFields} from './LineFields';
import {PropertyField} from './PropertyField';

interface Props {
  lineId: string;
  name: PropertyName;
  value: string;
}

/** Changes a property of a line, or asks for a missing one. */
export function LineProperty({lineId, name, value}: Props) {
  const t = useTranslations(`cart.${name}`);
  return (
    <div className="col-span-full text-sm">
      {value ? null : <p className="text-danger">{t('missing')}</p>}
      <LineFields
        lineId={lineId}
        values={value}
        title={t('change')}
        isOpen={!value}
        save={t('save')}
      >
        {(problems) => (
          <PropertyField name={name} value={value} problem={problems[name]} />
        )}
      </LineFields>
    </div>
  );
}
