import type {FormEvent, ReactNode} from 'react';
import {useLocale} from '~/components/ui/use-locale';
import {localizedPath} from '~/lib/i18n/locale';

interface Props {
  /** One of `CartForm.ACTIONS`, or our own `CustomGiftCardsRemove`. */
  action: string;
  inputs: Record<string, unknown>;
  /** Bare path to go on to without JavaScript; the page itself when left out. */
  redirectTo?: string;
  /** Takes the form over when scripts run. */
  onSend: (form: FormData) => unknown;
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
    onSend(new FormData(event.currentTarget));
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
