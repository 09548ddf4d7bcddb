import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import {useLocale} from '~/components/ui/use-locale';
import type {RejectedCartForm} from '~/lib/cart/cart-response.server';
import {LINE_PROPERTIES, RECIPIENT_FIELDS} from '~/lib/cart/cart-line';
import {localizedPath} from '~/lib/i18n/locale';
import type {PropertyProblems} from './CartProblems';
import {PropertyField} from './PropertyField';
import {RecipientFields} from './RecipientFields';

const propertiesIn = (fields: RejectedCartForm) =>
  LINE_PROPERTIES.filter(({name}) => fields[name] !== undefined);

/** Whether a rejected form had a recipient or a property of a line. */
export function hasLineFields(fields: RejectedCartForm): boolean {
  return fields.recipientEmail !== undefined || propertiesIn(fields).length > 0;
}

interface Props {
  fields: RejectedCartForm;
  problems: PropertyProblems;
}

/** A form with fields of a line that was rejected without JavaScript, with the values typed. */
export function RejectedLine({fields, problems}: Props) {
  const properties = propertiesIn(fields);
  const [first] = properties;
  const t = useTranslations(first ? `cart.${first.name}` : 'cart.recipient');
  const locale = useLocale();
  const shown: readonly string[] = [
    ...RECIPIENT_FIELDS,
    ...properties.map(({name}) => name),
  ];
  return (
    <form
      method="post"
      action={localizedPath('/cart', locale)}
      className="mb-8 grid max-w-[65ch] gap-3 rounded-panel border border-line-strong bg-raised p-4"
    >
      <h2 className="text-xl">{t('rejected')}</h2>
      {Object.entries(fields)
        .filter(([name]) => !shown.includes(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      {first ? (
        properties.map(({name}) => (
          <PropertyField
            key={name}
            name={name}
            value={fields[name]}
            problem={problems[name]}
          />
        ))
      ) : (
        <RecipientFields recipient={fields} />
      )}
      <div>
        <Button type="submit">{t('again')}</Button>
      </div>
    </form>
  );
}
