import {Form, useNavigation} from '@remix-run/react';
import type {FormEvent, ReactNode} from 'react';
import {Button} from '~/components/ui/Button';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {FormStateProvider, useFocusOnProblem} from '~/components/ui/FormField';
import {useTranslations} from 'use-intl/react';
import {SHOWN_TO} from '~/lib/account/thrown-form-state';
import type {FormState} from '~/lib/forms/form-state';
import {ProblemNotice} from './Notice';

interface Props {
  state: FormState | undefined;
  submit: string;
  action?: string;
  intent?: string;
  /** Id of the signed-in customer; see `customerAction`. */
  shownTo?: string;
  cancelTo?: string;
  children: ReactNode;
}

export function AccountForm({
  state,
  submit,
  action,
  intent,
  shownTo,
  cancelTo,
  children,
}: Props) {
  const t = useTranslations('account');
  const form = useFocusOnProblem(state);
  const isBusy = useNavigation().state !== 'idle';
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
      <ProblemNotice state={state} />
      <FormStateProvider value={state}>{children}</FormStateProvider>
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
