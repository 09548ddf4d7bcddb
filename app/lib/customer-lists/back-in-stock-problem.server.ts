import type {RequestContext} from '~/lib/context.server';
import type {BackInStockProblem} from './back-in-stock-status';

/** Session key of what the next page has to say. */
const PROBLEM = 'backInStockProblem';

const PROBLEMS: readonly BackInStockProblem[] = [
  'full',
  'badInput',
  'unavailable',
];

type Session = Pick<RequestContext['session'], 'get' | 'set' | 'unset'>;

/** Keeps why a wish could not be kept, for the page after the form. */
export function keepBackInStockProblem(
  session: Session,
  problem: BackInStockProblem,
): void {
  session.set(PROBLEM, problem);
}

/** Takes what a form left to say; it is said once. */
export function takeBackInStockProblem(
  session: Session,
): BackInStockProblem | null {
  const problem: unknown = session.get(PROBLEM);
  if (problem === undefined) return null;
  session.unset(PROBLEM);
  return PROBLEMS.find((known) => known === problem) ?? null;
}
