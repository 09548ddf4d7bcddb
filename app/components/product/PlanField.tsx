import {useTranslations} from 'use-intl/react';
import {useLocale} from '~/components/ui/use-locale';
import {formatMoney} from '~/lib/i18n/format';
import type {PlanView, PriceView} from '~/lib/product/price.server';
import {langAttributes} from '~/lib/i18n/lang-attributes';
import {ChoicePrice} from './Price';

interface Props {
  plans: readonly PlanView[];
  /** `null` when the product is sold only with a plan. */
  once: Pick<PriceView, 'price' | 'unit'> | null;
  /** Receives the plan's id, or an empty text for a single purchase. */
  onChange: (planId: string) => void;
}

/**
 * For each selling plan, a choice in the form that contains it, below the name of its group:
 * "Subscription", "Pre-order".
 */
export function PlanField({plans, once, onChange}: Props) {
  const t = useTranslations('product');
  const single: readonly PlanView[] = once
    ? [{...once, id: '', name: t('once')}]
    : [];
  const names = [...new Set(plans.map(({group}) => group))];
  const [first] = [...single, ...plans];
  return (
    <fieldset className="w-full space-y-3">
      <legend
        className={names.length > 1 || once ? 'mb-2 font-bold' : 'sr-only'}
      >
        {t('plan')}
      </legend>
      <PlanChoices plans={single} chosen={first?.id} onChange={onChange} />
      {names.map((name) => (
        <fieldset key={name}>
          {name ? (
            <legend
              {...langAttributes(
                plans.find(({group}) => group === name)?.groupLang,
              )}
              className="mb-2 text-sm font-bold"
            >
              {name}
            </legend>
          ) : null}
          <PlanChoices
            plans={plans.filter(({group}) => group === name)}
            chosen={first?.id}
            onChange={onChange}
          />
        </fieldset>
      ))}
    </fieldset>
  );
}

interface ChoicesProps extends Pick<Props, 'plans' | 'onChange'> {
  /** Id of the plan that is chosen at first. */
  chosen: string | undefined;
}

function PlanChoices({plans, chosen, onChange}: ChoicesProps) {
  const locale = useLocale();
  if (plans.length === 0) return null;
  return (
    <div className="ruled rounded-control border border-line-strong bg-raised">
      {plans.map(({id, name, description, price, unit, terms, ...plan}) => (
        <label
          key={id}
          className="flex cursor-pointer items-start gap-3 px-4 py-3"
        >
          <input
            type="radio"
            name="sellingPlanId"
            value={id}
            defaultChecked={id === chosen}
            onChange={() => onChange(id)}
            className="mt-1 size-5 flex-none"
          />
          <span className="flex-1">
            <span {...langAttributes(plan.lang)}>{name}</span>
            {description ? (
              <span
                {...langAttributes(plan.descriptionLang)}
                className="block text-sm text-muted"
              >
                {description}
              </span>
            ) : null}
            {terms ? <b className="block text-sm">{terms}</b> : null}
          </span>
          <ChoicePrice unit={unit}>{formatMoney(price, locale)}</ChoicePrice>
        </label>
      ))}
    </div>
  );
}
