import {useRef} from 'react';
import {useTranslations} from 'use-intl/react';
import IconRemove from '~icons/lucide/x';
import {Button} from '~/components/ui/Button';
import {Field} from '~/components/ui/Field';
import type {CartView} from '~/lib/cart/cart-view';
import {CartActionForm, useSendForm} from './CartActionForm';

interface Props {
  cart: CartView | null;
  /** Codes of a form without JavaScript that did not apply, by the names of their fields. */
  unsent?: Readonly<Partial<Record<CodeName, string>>>;
}

type CodeName = 'discountCode' | 'giftCardCode';

/** Discount codes and gift cards: those in the cart, and a field for one more each. */
export function CodeForms({cart, unsent = {}}: Props) {
  const t = useTranslations('cart.codes');
  const discountCodes = cart?.discountCodes ?? [];
  const codes = discountCodes.map(({code}) => code);
  return (
    <div className="grid gap-4">
      <CodeField
        action="DiscountCodesUpdate"
        name="discountCode"
        label={t('discountLabel')}
        unsent={unsent.discountCode}
      />
      <ul className="grid gap-1 empty:hidden">
        {discountCodes.map(({code, isApplicable}) => (
          <CodeTag
            key={code}
            text={isApplicable ? code : t('notApplicable', {code})}
            removeLabel={t('removeDiscount', {code})}
            action="DiscountCodesUpdate"
            inputs={{discountCodes: codes.filter((other) => other !== code)}}
          />
        ))}
      </ul>
      <CodeField
        action="GiftCardCodesUpdate"
        name="giftCardCode"
        label={t('giftCardLabel')}
        unsent={unsent.giftCardCode}
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
            />
          );
        })}
      </ul>
    </div>
  );
}

interface CodeFieldProps {
  action: string;
  name: CodeName;
  label: string;
  unsent?: string;
}

/** The field is for the next code once one was taken; one that was not stays in it. */
function CodeField({action, name, label, unsent}: CodeFieldProps) {
  const t = useTranslations('cart.codes');
  const send = useSendForm();
  const fieldset = useRef<HTMLDivElement>(null);
  const onSend = async (form: FormData) => {
    const isTaken = await send(form);
    const field = fieldset.current?.querySelector('input');
    // The next one may have been typed meanwhile.
    if (isTaken && field?.value === form.get(name)) field.value = '';
  };
  return (
    <CartActionForm
      action={action}
      inputs={{}}
      onSend={onSend}
      className="flex items-end gap-2"
    >
      <div ref={fieldset} className="min-w-0 flex-1">
        <Field
          name={name}
          label={label}
          defaultValue={unsent}
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

interface CodeTagProps {
  text: string;
  removeLabel: string;
  action: string;
  inputs: Record<string, unknown>;
}

function CodeTag({text, removeLabel, ...form}: CodeTagProps) {
  const send = useSendForm();
  return (
    <li className="flex items-center justify-between gap-2 rounded-control bg-sunken pl-4 text-sm">
      <span className="wrap-anywhere">{text}</span>
      <CartActionForm {...form} onSend={send}>
        <button type="submit" className="icon-button">
          <IconRemove className="size-4" />
          <span className="sr-only">{removeLabel}</span>
        </button>
      </CartActionForm>
    </li>
  );
}
