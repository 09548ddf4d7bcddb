import {useEffect, useState} from 'react';
import type {SuggestionGroup} from '~/lib/catalogue/load-suggestions.server';
import {cleanTerm} from '~/lib/catalogue/search-term';

/** Debounce in milliseconds. */
export const TYPING_PAUSE = 180;

interface Suggestions {
  readonly term: string;
  readonly groups: readonly SuggestionGroup[] | null;
}

const NONE: Suggestions = {term: '', groups: []};

/** Suggestions from a localized URL; the older ones stay until a newer request has its result. */
export function useSuggestions(text: string, address: string): Suggestions {
  const [suggestions, setSuggestions] = useState(NONE);
  const term = cleanTerm(text);
  useEffect(() => {
    if (!term) return;
    const request = new AbortController();
    const load = async () => {
      const query = new URLSearchParams({q: term}).toString();
      const {signal} = request;
      const groups = await fetch(`${address}?${query}`, {signal})
        .then((response) =>
          response.ok ? (response.json() as Promise<SuggestionGroup[]>) : null,
        )
        .catch(() => null);
      if (!signal.aborted) setSuggestions({term, groups});
    };
    const timer = setTimeout(() => void load(), TYPING_PAUSE);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [address, term]);
  return term ? suggestions : NONE;
}
