import {useTranslations} from 'use-intl/react';
import IconAlert from '~icons/lucide/circle-alert';
import type {CartProblem} from '~/lib/cart/cart-problem';
import {useProblemText} from './use-problem-text';

interface Props {
  problems: readonly CartProblem[];
}

/** Errors and warnings about the cart. They are read out by `CartProvider`. */
export function CartProblems({problems}: Props) {
  const t = useTranslations('cart.problems');
  const text = useProblemText();
  if (problems.length === 0) return null;
  return (
    <ul aria-label={t('title')} className="grid gap-2">
      {problems.map((problem) => (
        <li
          key={`${problem.key} ${problem.message} ${problem.subject} ${problem.lineKey}`}
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
