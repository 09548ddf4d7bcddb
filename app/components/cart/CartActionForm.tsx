import type {FormEvent, ReactNode} from 'react';
import {useLocale} from '~/components/ui/use-locale';
import {localizedPath} from '~/lib/i18n/locale';
import {useCartStore} from './CartProvider';

interface Props {
  /** One of `CartForm.ACTIONS`, or a custom action whose name begins with `Custom`. */
  action: string;
  inputs: Record<string, unknown>;
  /** Path without locale prefix to redirect to without JavaScript; by default the same page. */
  redirectTo?: string;
  /** Handles the submission when JavaScript runs. */
  onSend: (data: FormData, form: HTMLFormElement) => unknown;
  /** Skips the browser's validation so that our own messages are shown. */
  noValidate?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * Posts what Hydrogen's `CartForm` posts; `CartForm` itself can neither queue nor merge
 * submissions.
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
 * Submits a cart form; resolves with `true` when there was no error. A challenge needs a document
 * request, because only the document's Content Security Policy allows it.
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
