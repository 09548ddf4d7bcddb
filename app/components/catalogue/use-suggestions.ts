import {useEffect, useState} from 'react';
import {cleanTerm} from '~/lib/catalogue/search-term';
import {NO_SUGGESTIONS, type Suggestions} from '~/lib/catalogue/suggestions';

/** Milliseconds without a key before the shop is asked. */
export const TYPING_PAUSE = 180;

interface Answer {
  /** What was asked for; empty before anything was. */
  readonly term: string;
  readonly suggestions: Suggestions;
  readonly hasFailed: boolean;
}

const NO_ANSWER: Answer = {
  term: '',
  suggestions: NO_SUGGESTIONS,
  hasFailed: false,
};

/**
 * Suggestions for what is being typed. A newer term aborts the request of the
 * older one, so that the newest answer wins whatever the order of the answers;
 * until it is there, the older suggestions stay.
 *
 * @param address of the suggestions, in the page's language.
 */
export function useSuggestions(text: string, address: string): Answer {
  const [answer, setAnswer] = useState(NO_ANSWER);
  const term = cleanTerm(text);
  useEffect(() => {
    if (!term) return;
    const request = new AbortController();
    const timer = setTimeout(() => {
      load(address, term, request.signal).then(
        (suggestions) => setAnswer({term, suggestions, hasFailed: false}),
        () => {
          if (request.signal.aborted) return;
          setAnswer({term, suggestions: NO_SUGGESTIONS, hasFailed: true});
        },
      );
    }, TYPING_PAUSE);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [address, term]);
  return term ? answer : NO_ANSWER;
}

async function load(
  address: string,
  term: string,
  signal: AbortSignal,
): Promise<Suggestions> {
  const query = new URLSearchParams({q: term}).toString();
  const response = await fetch(`${address}?${query}`, {signal});
  if (!response.ok) throw new Error(`HTTP status ${response.status}`);
  const suggestions = (await response.json()) as Suggestions;
  // The answer may have been complete when it was aborted.
  signal.throwIfAborted();
  return suggestions;
}
