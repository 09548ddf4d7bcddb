import {useEffect, useRef} from 'react';
import {useTranslations} from 'use-intl/react';
import IconRemove from '~icons/lucide/x';
import {Button} from '~/components/ui/Button';
import {Field} from '~/components/ui/Field';
import type {CartView} from '~/lib/cart/cart-view';
import {CartActionForm} from './CartActionForm';

interface Props {
  cart: CartView | null;
  onSend: (form: FormData) => void;
}

/** Discount codes and gift cards: those in the cart, and a field for one more each. */
export function CodeForms({cart, onSend}: Props) {
  const t = useTranslations('cart.codes');
  const discountCodes = cart?.discountCodes ?? [];
  const codes = discountCodes.map(({code}) => code);
  return (
    <div className="grid gap-4">
      <CodeField
        action="DiscountCodesUpdate"
        inputs={{discountCodes: codes}}
        name="discountCode"
        label={t('discountLabel')}
        count={codes.length}
        onSend={onSend}
      />
      <ul className="grid gap-1 empty:hidden">
        {discountCodes.map(({code, isApplicable}) => (
          <CodeTag
            key={code}
            text={isApplicable ? code : t('notApplicable', {code})}
            removeLabel={t('removeDiscount', {code})}
            action="DiscountCodesUpdate"
            inputs={{discountCodes: codes.filter((other) => other !== code)}}
            onSend={onSend}
          />
        ))}
      </ul>
      <CodeField
        action="GiftCardCodesUpdate"
        inputs={{}}
        name="giftCardCode"
        label={t('giftCardLabel')}
        count={cart?.giftCards.length ?? 0}
        onSend={onSend}
      />
      <ul className="grid gap-1 empty:hidden">
        {(cart?.giftCards ?? []).map(({id, lastCharacters}) => {
          const characters = lastCharacters.toUpperCase();
          return (
            <CodeTag
              key={id}
              text={`•••• ${characters}`}
              removeLabel={t('removeGiftCard', {characters})}
              action="CustomGiftCardsRemove"
              inputs={{giftCardIds: [id]}}
              onSend={onSend}
            />
          );
        })}
      </ul>
    </div>
  );
}

interface FormProps {
  action: string;
  inputs: Record<string, unknown>;
  onSend: (form: FormData) => void;
}

interface CodeFieldProps extends FormProps {
  name: string;
  label: string;
  /** Codes of the kind that the cart has: with one more, the field is for the next. */
  count: number;
}

function CodeField({name, label, count, ...form}: CodeFieldProps) {
  const t = useTranslations('cart.codes');
  const field = useRef<HTMLDivElement>(null);
  const known = useRef(count);
  useEffect(() => {
    if (count > known.current) field.current?.closest('form')?.reset();
    known.current = count;
  }, [count]);
  return (
    <CartActionForm {...form} className="flex items-end gap-2">
      <div ref={field} className="min-w-0 flex-1">
        <Field
          name={name}
          label={label}
          required
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <Button type="submit" variant="secondary">
        {t('apply')}
      </Button>
    </CartActionForm>
  );
}

function CodeTag({
  text,
  removeLabel,
  ...form
}: FormProps & {text: string; removeLabel: string}) {
  return (
    <li className="flex items-center justify-between gap-2 rounded-control bg-sunken pl-4 text-sm">
      <span className="wrap-anywhere">{text}</span>
      <CartActionForm {...form}>
        <button type="submit" className="icon-button">
          <IconRemove className="size-4" />
          <span className="sr-only">{removeLabel}</span>
        </button>
      </CartActionForm>
    </li>
  );
}
