import {useId, useState} from 'react';
import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import {Field} from '~/components/ui/Field';
import {useLocale} from '~/components/ui/use-locale';
import {PRICE_MAX, PRICE_MIN} from '~/lib/catalogue/filters';
import type {ProductList} from '~/lib/catalogue/product-list';
import {FilterSection} from './FilterSection';

interface Props {
  label: string;
  currencyCode: string;
  price: ProductList['price'];
}

/** A price range; applies with Enter or its button. */
export function PriceFilter({label, currencyCode, price}: Props) {
  const t = useTranslations('collection');
  const problemId = useId();
  const {problem, unreadable} = price;
  const problemIdOf = (name: string) =>
    problem === 'priceReversed' || unreadable[name] ? problemId : undefined;
  return (
    <FilterSection label={t('priceIn', {label, currency: currencyCode})}>
      <div className="grid grid-cols-2 gap-3">
        <AmountField
          name={PRICE_MIN}
          label={t('priceMin')}
          amount={price.min}
          unreadable={unreadable[PRICE_MIN]}
          problemId={problemIdOf(PRICE_MIN)}
        />
        <AmountField
          name={PRICE_MAX}
          label={t('priceMax')}
          amount={price.max}
          unreadable={unreadable[PRICE_MAX]}
          problemId={problemIdOf(PRICE_MAX)}
        />
      </div>
      {problem ? (
        <p id={problemId} role="alert" className="mt-2 text-sm text-danger">
          {t(problem)}
        </p>
      ) : null}
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        className="mt-3 w-full"
      >
        {t('priceApply')}
      </Button>
    </FilterSection>
  );
}

interface AmountProps {
  name: string;
  label: string;
  /** The amount in force, a decimal string with a point. */
  amount: string | null;
  /** What was typed instead of an amount. */
  unreadable: string | undefined;
  /** Id of the text that says what is wrong. */
  problemId?: string;
}

/** Keeps what is being typed until another amount comes into force. */
function AmountField({
  name,
  label,
  amount,
  unreadable,
  problemId,
}: AmountProps) {
  const {tag} = useLocale();
  const point = (0.5).toLocaleString(tag).charAt(1);
  const shown = unreadable ?? amount?.replace('.', point) ?? '';
  const [text, setText] = useState(shown);
  const [known, setKnown] = useState(shown);
  if (shown !== known) {
    setKnown(shown);
    setText(shown);
  }
  return (
    <Field
      name={name}
      label={label}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      maxLength={10}
      onChange={(event) => setText(event.target.value)}
      {...(problemId && {
        'aria-invalid': true,
        'aria-describedby': problemId,
      })}
    />
  );
}
