import {useId, useRef, useState} from 'react';
import {useTranslations} from 'use-intl/react';
import IconCheck from '~icons/lucide/check';
import IconMinus from '~icons/lucide/minus';
import IconPlus from '~icons/lucide/plus';
import {announce} from '~/components/ui/announce';
import type {ShownLine} from '~/lib/cart/cart-store';
import {lineUpdates, parseQuantity} from '~/lib/cart/cart-line';
import {CartActionForm} from './CartActionForm';
import {MAX_PER_LINE} from '~/lib/limits/limits';

interface Props {
  line: ShownLine;
  /** Takes the absolute quantity; 0 removes the line. */
  onChange: (quantity: number) => void;
}

const STEP =
  'grid size-11 place-items-center cursor-pointer hover:bg-sunken hover:text-accent disabled:opacity-55';

/** Each control is a form of its own, so that it works without JavaScript. */
export function LineQuantity({line, onChange}: Props) {
  const t = useTranslations('cart');
  const tProduct = useTranslations('product');
  const [draft, setDraft] = useState<string | null>(null);
  // A ref, because Enter and leaving the field both commit the draft before the next render.
  const typed = useRef<string | null>(null);
  const {quantity, title, maxQuantity, minQuantity, step, canRemove} = line;
  const hasRule = minQuantity > 1 || step > 1;
  const hintId = useId();
  const fewer = quantity - step < minQuantity ? 0 : quantity - step;
  const isLeast = fewer === 0 && !canRemove;
  const more = quantity + step;

  const update = (next: number) => ({lines: lineUpdates(line, next)});
  const type = (text: string | null) => {
    typed.current = text;
    setDraft(text);
  };
  const commit = () => {
    if (typed.current === null) return;
    const wanted = parseQuantity(typed.current);
    type(null);
    if (wanted === null)
      announce(t('problems.badQuantity', {most: MAX_PER_LINE}));
    // Too large a quantity is sent too: the server caps it and reports that.
    else if (wanted !== quantity) onChange(wanted);
  };

  if (!line.canUpdateQuantity) {
    const value = String(quantity);
    return (
      <p className="text-sm text-muted">
        {t('option', {name: t('quantity.label'), value})}
      </p>
    );
  }
  return (
    <div>
      <div
        role="group"
        aria-label={t('quantity.group', {title})}
        className="inline-flex items-center rounded-control border border-line-strong bg-raised"
      >
        <CartActionForm
          action="LinesUpdate"
          inputs={update(fewer)}
          onSend={() => onChange(fewer)}
        >
          <button type="submit" className={STEP} disabled={isLeast}>
            <IconMinus className="size-4" />
            <span className="sr-only">{t('quantity.fewer')}</span>
          </button>
        </CartActionForm>
        <CartActionForm
          action="LinesUpdate"
          inputs={update(quantity)}
          onSend={commit}
          noValidate
          className="flex items-center"
        >
          <input
            type="number"
            name="quantity"
            aria-label={t('quantity.label')}
            inputMode="numeric"
            min={canRemove ? 0 : minQuantity}
            max={MAX_PER_LINE}
            step={step}
            aria-describedby={hasRule ? hintId : undefined}
            value={draft ?? String(quantity)}
            onChange={(event) => type(event.target.value)}
            onBlur={commit}
            className="h-11 w-12 [appearance:textfield] text-center [&::-webkit-inner-spin-button]:appearance-none"
          />
          <noscript>
            <button type="submit" className={STEP}>
              <IconCheck className="size-4" />
              <span className="sr-only">{t('quantity.update')}</span>
            </button>
          </noscript>
        </CartActionForm>
        <CartActionForm
          action="LinesUpdate"
          inputs={update(more)}
          onSend={() => onChange(more)}
        >
          <button type="submit" className={STEP} disabled={more > maxQuantity}>
            <IconPlus className="size-4" />
            <span className="sr-only">{t('quantity.more')}</span>
          </button>
        </CartActionForm>
      </div>
      {hasRule ? (
        <p id={hintId} className="mt-1 text-xs text-muted">
          {tProduct('quantityRule', {least: minQuantity, step})}
        </p>
      ) : null}
    </div>
  );
}
