import {useEffect} from 'react';
import {useLocale} from '~/components/ui/use-locale';
import {localizedPath} from '~/lib/i18n/locale';

/** Milliseconds; an answer that comes later surprises more than it helps. */
const TIMEOUT = 5000;

/**
 * Loads a page anew that the browser takes out of its back/forward cache after the
 * visitor chose another country: its prices are in the old currency, those of parts
 * too that are not taken over yet (`later`). When the country cannot be asked for, the
 * page stays as it is.
 *
 * @param country that the page shows prices for; `undefined` when unknown.
 * @param reload for tests.
 */
export function useRestoredPage(
  country: string | undefined,
  reload = reloadPage,
): void {
  const locale = useLocale();
  useEffect(() => {
    const left = new AbortController();
    const onPageShow = async ({persisted}: PageTransitionEvent) => {
      if (!persisted || country === undefined) return;
      const signal = AbortSignal.any([
        left.signal,
        AbortSignal.timeout(TIMEOUT),
      ]);
      const chosen = await chosenCountry(
        localizedPath('/country/chosen', locale),
        signal,
      );
      if (chosen !== null && chosen !== country) reload();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => {
      left.abort();
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [country, locale, reload]);
}

function reloadPage(): void {
  window.location.reload();
}

/** @returns `null` when it is not known. */
async function chosenCountry(
  path: string,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    const response = await fetch(path, {signal});
    if (!response.ok) return null;
    const answer: unknown = await response.json();
    const country: unknown =
      typeof answer === 'object' && answer !== null
        ? Reflect.get(answer, 'country')
        : null;
    return typeof country === 'string' ? country : null;
  } catch {
    // Offline, too slow, or the visitor went on.
    return null;
  }
}
