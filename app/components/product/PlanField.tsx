import type {ReactNode} from 'react';
import {useTranslations} from 'use-intl/react';
import {useLocale} from '~/components/ui/use-locale';
import {formatMoney, type Money} from '~/lib/i18n/format';
import type {PlanView} from '~/lib/product/plan-view';

interface Props {
  plans: readonly PlanView[];
  /** What it costs to buy it once; `null` when that is not possible. */
  oncePrice: Money | null;
}

/** Once, or again and again: fields of the form around it, for every selling plan. */
export function PlanField({plans, oncePrice}: Props) {
  const t = useTranslations('product');
  return (
    <fieldset className="w-full">
      <legend className="mb-2 font-bold">{t('plan')}</legend>
      <div className="divide-y divide-line rounded-control border border-line-strong bg-raised">
        {oncePrice ? (
          <Choice value="" price={oncePrice} isFirst>
            {t('once')}
          </Choice>
        ) : null}
        {plans.map(({id, name, description, price}, index) => (
          <Choice
            key={id}
            value={id}
            price={price}
            isFirst={index === 0 && !oncePrice}
          >
            {name}
            {description ? (
              <span className="block text-sm text-muted">{description}</span>
            ) : null}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  value: string;
  price: Money;
  isFirst: boolean;
  children: ReactNode;
}

function Choice({value, price, isFirst, children}: ChoiceProps) {
  return (
    <label className="flex cursor-pointer items-start gap-3 px-4 py-3">
      <input
        type="radio"
        name="sellingPlanId"
        value={value}
        defaultChecked={isFirst}
        className="mt-1 size-5 flex-none"
      />
      <span className="flex-1">{children}</span>
      <span className="font-bold tabular-nums">
        {formatMoney(price, useLocale())}
      </span>
    </label>
  );
}
