import type {ListChange} from './list-kinds';
import type {SendWishlistChange} from './wishlist-client';
import {inTurn} from '~/lib/http/in-turn';

/**
 * Longer than the server takes at worst, which asks the provider twice with up to
 * three attempts each: whoever gives up sooner does not learn what became of it.
 */
const TIMEOUT = 40_000;

/** Name of the lock that all tabs share: their answers set the same cookie. */
const LOCK = 'wishlist';

/**
 * Sends the changes of `WishlistClient` to the server. Rejects when no answer comes
 * in time, or one that this site did not write.
 *
 * @param path the wishlist's JSON endpoint in the page's language.
 */
export function wishlistSender(path: string): SendWishlistChange {
  return (product, isWanted) =>
    inTurn(LOCK, async () => {
      const response = await fetch(path, {
        method: 'POST',
        body: new URLSearchParams({
          product,
          intent: isWanted ? 'add' : 'remove',
        }),
        headers: {Accept: 'application/json'},
        // A click just before the page is left counts too.
        keepalive: true,
        signal: AbortSignal.timeout(TIMEOUT),
      });
      const answer: unknown = await response.json();
      if (!isAnswer(answer)) throw new Error('The answer is no wishlist.');
      return answer;
    });
}

function isAnswer(answer: unknown): answer is ListChange {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'ids' in answer &&
    Array.isArray(answer.ids)
  );
}
