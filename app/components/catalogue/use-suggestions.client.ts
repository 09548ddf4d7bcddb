import {useEffect, useState} from 'react';
import {useLocale} from '~/components/ui/use-locale';
import type {SuggestionGroup} from '~/lib/catalogue/load-search.server';
import {localizedPath} from '~/lib/i18n/locale';
import {MAX_TERM_LENGTH, TYPING_PAUSE_MS} from '~/lib/limits/limits';
import {cleanText} from '~/lib/text/control-characters';

interface Suggestions {
  readonly term: string;
  readonly groups: readonly SuggestionGroup[] | null;
}

const NONE: Suggestions = {term: '', groups: []};

/**
 * Suggestions for what is typed; before that, popular words and products. The previous ones
 * stay until the next result arrives.
 */
export function useSuggestions(text: string): Suggestions {
  const url = localizedPath('/search/suggestions', useLocale());
  const [suggestions, setSuggestions] = useState(NONE);
  const term = cleanText(text, MAX_TERM_LENGTH);
  useEffect(() => {
    const request = new AbortController();
    const load = async () => {
      const query = new URLSearchParams({q: term}).toString();
      const {signal} = request;
      const groups = await fetch(term ? `${url}?${query}` : url, {
        signal,
      })
        .then((response) =>
          response.ok ? (response.json() as Promise<SuggestionGroup[]>) : null,
        )
        .catch(() => null);
      if (!signal.aborted) setSuggestions({term, groups});
    };
    const timer = setTimeout(() => void load(), term ? TYPING_PAUSE_MS : 0);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [url, term]);
  return suggestions;
}
