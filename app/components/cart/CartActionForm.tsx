import type {FormEvent, ReactNode} from 'react';
import {useLocale} from '~/components/ui/use-locale';
import {localizedPath} from '~/lib/i18n/locale';
import {useCartStore} from './cart-context';

interface Props {
  /** One of `CartForm.ACTIONS`, or one of our own, whose names begin with `Custom`. */
  action: string;
  inputs: Record<string, unknown>;
  /** Bare path to go on to without JavaScript; the page itself when left out. */
  redirectTo?: string;
  /** Takes the form over when scripts run. */
  onSend: (data: FormData, form: HTMLFormElement) => unknown;
  /** Sends what the browser would refuse, for an answer in our words. */
  noValidate?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * A form in the format of Hydrogen's `CartForm` that works without JavaScript.
 * `CartForm` itself would register a fetcher for each of a cart's many forms,
 * and its submissions can neither be queued nor merged.
 */
export function CartActionForm({
  action,
  inputs,
  redirectTo,
  onSend,
  noValidate,
  className,
  children,
}: Props) {
  const locale = useLocale();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(new FormData(event.currentTarget), event.currentTarget);
  };
  return (
    <form
      method="post"
      action={localizedPath('/cart', locale)}
      onSubmit={onSubmit}
      noValidate={noValidate}
      className={className}
    >
      <input
        type="hidden"
        name="cartFormInput"
        value={JSON.stringify({action, inputs})}
      />
      {redirectTo ? (
        <input
          type="hidden"
          name="redirectTo"
          value={localizedPath(redirectTo, locale)}
        />
      ) : null}
      {children}
    </form>
  );
}

/**
 * Sends a form of the cart, and tells whether it was carried out. One that asks for a
 * challenge goes as a document, whose policy admits it.
 */
export function useSendForm(): (
  data: FormData,
  form: HTMLFormElement,
) => Promise<boolean> {
  const store = useCartStore();
  return async (data, form) => {
    const problems = await store.change({kind: 'form', form: data});
    if (problems.some(({key}) => key === 'challenge')) form.submit();
    return problems.every(({severity}) => severity !== 'error');
  };
}
