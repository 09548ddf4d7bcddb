import {useTranslations} from 'use-intl/react';
import type {FormAnswer} from '~/lib/account/account-action.server';
import {Notice} from './Notice';

interface Props {
  answer: FormAnswer | undefined;
}

/** Why a form was not accepted, or that it waits to be sent once more. */
export function AnswerNotice({answer}: Props) {
  const t = useTranslations('auth.again');
  if (!answer) return null;
  return answer.problem ? (
    <Notice tone="danger">{answer.problem.message}</Notice>
  ) : (
    <Notice>{t('back')}</Notice>
  );
}
