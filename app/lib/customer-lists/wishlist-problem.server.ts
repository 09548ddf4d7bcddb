import type {RequestContext} from '~/lib/context.server';
import type {ListProblem} from './list-kinds';

/** Session key of what the next wishlist page has to say. */
const PROBLEM = 'wishlistProblem';

type Session = Pick<RequestContext['session'], 'get' | 'set' | 'unset'>;

/** Keeps what a heart without JavaScript could not do, for the page after it. */
export function keepWishlistProblem(
  session: Session,
  problem: ListProblem,
): void {
  session.set(PROBLEM, problem);
}

/** Takes what a heart left to say; it is said once. */
export function takeWishlistProblem(session: Session): ListProblem | null {
  const problem: unknown = session.get(PROBLEM);
  if (problem === undefined) return null;
  session.unset(PROBLEM);
  return problem === 'full' || problem === 'unavailable' ? problem : null;
}
