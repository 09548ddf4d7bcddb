import type {RequestContext} from '~/lib/context.server';
import type {ListProblem} from './list-kinds';

/** Session key of what the next page has to say. */
const PROBLEM = 'backInStockProblem';

const PROBLEMS: readonly ListProblem[] = ['full', 'badInput', 'unavailable'];

type Session = Pick<RequestContext['session'], 'get' | 'set' | 'unset'>;

/** Keeps why a wish could not be kept, for the page after the form. */
export function keepBackInStockProblem(
  session: Session,
  problem: ListProblem,
): void {
  session.set(PROBLEM, problem);
}

/** Takes what a form left to say; it is said once. */
export function takeBackInStockProblem(session: Session): ListProblem | null {
  const problem: unknown = session.get(PROBLEM);
  if (problem === undefined) return null;
  session.unset(PROBLEM);
  return PROBLEMS.find((known) => known === problem) ?? null;
}
