import {Form, useNavigation} from '@remix-run/react';
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  type FormEvent,
  type ReactNode,
} from 'react';
import {Button} from '~/components/ui/Button';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {useTranslations} from 'use-intl/react';
import type {FormResult} from '~/lib/account/account-action.server';
import {SHOWN_TO} from '~/lib/account/unsaved-form';
import {Notice} from './Notice';

/** The `actionData` of the form around a field. */
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
  /** Id of the signed-in customer; see `customerAction`. */
  shownTo?: string;
  cancelTo?: string;
  children: ReactNode;
}

/** Shows a problem at its field, which gets the focus. */
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
    // The problem above a long form may be out of view.
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
