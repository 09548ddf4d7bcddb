import {useTranslations} from 'use-intl/react';
import IconRemove from '~icons/lucide/x';
import {Button} from '~/components/ui/Button';
import {Field} from '~/components/ui/Field';
import type {CartView} from '~/lib/cart/cart-view.server';
import {MAX_CODE_LENGTH} from '~/lib/limits/limits';
import {CartActionForm, useSendForm} from './CartActionForm';

interface Props {
  /** A code that did not apply, from a form without JavaScript. */
  typed?: string;
  problem?: string;
}

export function CodeForm({typed, problem}: Props) {
  const t = useTranslations('cart.codes');
  const send = useSendForm();
  const onSend = async (data: FormData, form: HTMLFormElement) => {
    const isApplied = await send(data, form);
    const field = form.elements.namedItem('discountCode');
    // The next code may already have been typed.
    if (
      isApplied &&
      field instanceof HTMLInputElement &&
      field.value === data.get('discountCode')
    ) {
      field.value = '';
    }
  };
  return (
    <CartActionForm
      action="DiscountCodesUpdate"
      inputs={{}}
      onSend={onSend}
      className="flex items-start gap-2"
    >
      <div className="min-w-0 flex-1">
        <Field
          name="discountCode"
          label={t('label')}
          defaultValue={typed}
          error={problem}
          required
          maxLength={MAX_CODE_LENGTH}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <Button type="submit" variant="secondary" className="mt-6">
        {t('apply')}
      </Button>
    </CartActionForm>
  );
}

/** Discount codes and gift cards of the cart, each with its removal. */
export function AppliedCodes({
  discountCodes,
  giftCards,
}: Pick<CartView, 'discountCodes' | 'giftCards'>) {
  const t = useTranslations('cart.codes');
  if (discountCodes.length + giftCards.length === 0) return null;
  const codes = discountCodes.map(({code}) => code);
  return (
    <ul aria-label={t('applied')} className="flex flex-wrap gap-2">
      {discountCodes.map(({code, isApplicable}) => (
        <CodeTag
          key={code}
          text={isApplicable ? code : t('notApplicable', {code})}
          removeLabel={t('removeDiscount', {code})}
          action="DiscountCodesUpdate"
          inputs={{discountCodes: codes.filter((other) => other !== code)}}
        />
      ))}
      {giftCards.map(({id, lastCharacters}) => {
        const characters = lastCharacters.toUpperCase();
        return (
          <CodeTag
            key={id}
            text={`•••• ${characters}`}
            removeLabel={t('removeGiftCard', {characters})}
            action="CustomGiftCardsRemove"
            inputs={{giftCardIds: [id]}}
          />
        );
      })}
    </ul>
  );
}

interface CodeTagProps {
  text: string;
  removeLabel: string;
  action: string;
  inputs: Record<string, unknown>;
}

function CodeTag({text, removeLabel, ...form}: CodeTagProps) {
  const send = useSendForm();
  return (
    <li className="inline-flex min-w-0 items-center rounded-full border border-line-strong bg-raised pl-3 text-sm">
      <span className="py-1 wrap-anywhere">{text}</span>
      <CartActionForm {...form} onSend={send}>
        <button type="submit" className="icon-button">
          <IconRemove className="size-4" />
          <span className="sr-only">{removeLabel}</span>
        </button>
      </CartActionForm>
    </li>
  );
}
