import type {ReactNode} from 'react';
import type {FormState} from '~/lib/forms/form-state';
import type {NoticeView} from '~/lib/account/account-page.server';

interface Props {
  tone?: 'neutral' | 'danger';
  children: ReactNode;
}

/** A message, announced by screen readers. */
export function Notice({tone = 'neutral', children}: Props) {
  return (
    <p
      role={tone === 'danger' ? 'alert' : 'status'}
      className={`rounded-panel border bg-raised p-4 ${
        tone === 'danger'
          ? 'border-danger text-danger'
          : 'border-line-strong text-ink'
      }`}
    >
      {children}
    </p>
  );
}

/** The problem of a form as a whole, if it has one. */
export function ProblemNotice({state}: {state: FormState | undefined}) {
  const problem = state?.problems.find(({field}) => field === null);
  return problem ? <Notice tone="danger">{problem.message}</Notice> : null;
}

/** A notice stored in the session by an earlier request. */
export function SessionNotice({notice}: {notice: NoticeView | null}) {
  if (!notice) return null;
  return (
    <Notice tone={notice.isProblem ? 'danger' : 'neutral'}>
      {notice.message}
    </Notice>
  );
}
