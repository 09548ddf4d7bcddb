import {useId} from 'react';
import {useTranslations} from 'use-intl/react';
import {MOST_PER_LINE} from '~/lib/cart/quantity';

/** How many to add, 1 to 10; a field of the form around it. */
export function QuantityField() {
  const t = useTranslations('product');
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-bold">
        {t('quantity')}
      </label>
      <input
        id={id}
        name="quantity"
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_PER_LINE}
        step={1}
        defaultValue={1}
        required
        className="min-h-13 w-20 rounded-control border border-line-strong bg-raised px-3 text-center text-lg tabular-nums hover:border-accent"
      />
    </div>
  );
}
