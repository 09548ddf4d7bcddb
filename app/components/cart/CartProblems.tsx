import {useLocation} from '@remix-run/react';
import {useState} from 'react';
import {useTranslations} from 'use-intl/react';
import IconAlert from '~icons/lucide/circle-alert';
import type {ShownProblem} from '~/lib/cart/cart-problem';
import {LINE_PROPERTIES, type PropertyName} from '~/lib/cart/cart-line';
import {MAX_PER_LINE} from '~/lib/limits/limits';

interface Props {
  problems: readonly ShownProblem[];
}

/** Errors and warnings about the cart; `CartProvider` announces them to screen readers. */
export function CartProblems({problems}: Props) {
  const t = useTranslations('cart.problems');
  const text = useProblemText();
  if (problems.length === 0) return null;
  return (
    <ul aria-label={t('title')} className="grid gap-2">
      {problems.map((problem) => (
        <li
          key={`${problem.key} ${text(problem)} ${problem.lineId}`}
          className={`flex gap-2 wrap-anywhere rounded-control border-l-4 bg-raised px-3 py-2 text-sm ${
            problem.severity === 'error'
              ? 'border-danger text-danger'
              : 'border-line-strong'
          }`}
        >
          <IconAlert className="mt-1 size-4" />
          {text(problem)}
        </li>
      ))}
    </ul>
  );
}

/** Problems left by a link to the cart, shown only on the page that it redirected to. */
export function CartNotes({problems}: Props) {
  const {key} = useLocation();
  const [shownOn] = useState(key);
  if (problems.length === 0 || key !== shownOn) return null;
  return (
    <div role="alert" className="page-width pt-4">
      <CartProblems problems={problems} />
    </div>
  );
}

/** Returns the text of a problem, which the server sends. */
export function useProblemText(): (problem: ShownProblem) => string {
  const t = useTranslations('cart.problems');
  return (problem) =>
    problem.text === undefined
      ? t(problem.key, {subject: problem.subject ?? '', most: MAX_PER_LINE})
      : problem.text || t('unknown');
}

/** Texts of rejected values, which are shown at their fields. */
export type PropertyProblems = Partial<Record<PropertyName, string>>;

/** Finds the rejected values of a line's properties among the cart's problems. */
export function usePropertyProblems(): (
  problems: readonly ShownProblem[],
) => PropertyProblems {
  const text = useProblemText();
  return (problems) =>
    Object.fromEntries(
      LINE_PROPERTIES.flatMap(({name, problem: key}) => {
        const problem = problems.find((each) => each.key === key);
        return problem ? [[name, text(problem)]] : [];
      }),
    );
}
