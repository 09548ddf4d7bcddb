import {Form, useNavigation} from '@remix-run/react';
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  type FormEvent,
  type ReactNode,
} from 'react';
import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import {ButtonLink} from '~/components/ui/ButtonLink';
import type {FormResult} from '~/lib/account/account-action.server';
import {SHOWN_TO} from '~/lib/account/kept-form';
import {Notice} from './Notice';

/** What the server said to the form around a field, if anything. */
export const AccountFormContext = createContext<FormResult | undefined>(
  undefined,
);

export function useFormResult(): FormResult | undefined {
  return useContext(AccountFormContext);
}

interface Props {
  result: FormResult | undefined;
  submit: string;
  action?: string;
  intent?: string;
  /** Id of the signed-in customer who is shown the form; see `customerAction`. */
  shownTo?: string;
  /** Where a link beside the button leads who wants to leave things as they are. */
  cancelTo?: string;
  children: ReactNode;
}

/** A form of the account: what is refused stands at the field, which gets the focus. */
export function AccountForm({
  result,
  submit,
  action,
  intent,
  shownTo,
  cancelTo,
  children,
}: Props) {
  const t = useTranslations('account');
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useNavigation().state !== 'idle';
  const problem = result?.problem;
  useEffect(() => {
    if (!problem) return;
    const field = problem.field
      ? form.current?.elements.namedItem(problem.field)
      : null;
    if (field instanceof HTMLElement) field.focus();
    // What is said above a long form would be out of sight of its button.
    else if (!problem.field) form.current?.scrollIntoView({block: 'start'});
  }, [problem]);
  const onSubmit = (event: FormEvent) => {
    if (isBusy) event.preventDefault();
  };
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      onSubmit={onSubmit}
      className="grid gap-4"
    >
      {intent ? <input type="hidden" name="intent" value={intent} /> : null}
      {shownTo ? <input type="hidden" name={SHOWN_TO} value={shownTo} /> : null}
      {problem && !problem.field ? (
        <Notice tone="danger">{problem.message}</Notice>
      ) : null}
      <AccountFormContext.Provider value={result}>
        {children}
      </AccountFormContext.Provider>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isBusy}>
          {submit}
        </Button>
        {cancelTo ? (
          <ButtonLink to={cancelTo} variant="secondary">
            {t('cancel')}
          </ButtonLink>
        ) : null}
      </div>
    </Form>
  );
}
