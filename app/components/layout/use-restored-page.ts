import {useEffect} from 'react';
import {useLocale} from '~/components/ui/use-locale';
import {isBroughtBack} from '~/lib/browser/brought-back';
import {localizedPath} from '~/lib/i18n/locale';

/** Milliseconds; an answer that comes later surprises more than it helps. */
const TIMEOUT = 5000;

/**
 * Reloads a page that Back brings back, from the browser's back/forward cache or as
 * the document of then, after the visitor chose another country or signed in or out:
 * its prices are in the old currency, its header and hearts the former customer's.
 * A customer's page asks as well when its tab is shown again. When the server cannot be asked, or something
 * typed would be lost, the page stays as it is.
 *
 * @param country that the page shows prices for; `undefined` when unknown.
 * @param login whose page it is; see `loginMark`.
 * @param reload for tests.
 */
export function useRestoredPage(
  country: string | undefined,
  login: string | null,
  reload = reloadPage,
): void {
  const locale = useLocale();
  useEffect(() => {
    if (country === undefined) return;
    const left = new AbortController();
    const lookAgain = async () => {
      const signal = AbortSignal.any([
        left.signal,
        AbortSignal.timeout(TIMEOUT),
      ]);
      const path = localizedPath('/country/chosen', locale);
      const now = await shownNow(path, signal);
      if (now && (now.country !== country || now.login !== login)) reload();
    };
    const onPageShow = ({persisted}: PageTransitionEvent) => {
      if (persisted) void lookAgain();
    };
    const onVisibility = () => {
      const isShown = document.visibilityState === 'visible';
      if (isShown && login !== null && !isTypedIn()) void lookAgain();
    };
    if (isBroughtBack()) void lookAgain();
    window.addEventListener('pageshow', onPageShow);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      left.abort();
      window.removeEventListener('pageshow', onPageShow);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [country, login, locale, reload]);
}

function reloadPage(): void {
  window.location.reload();
}

/** Whether a field holds what the page did not come with. */
function isTypedIn(): boolean {
  const fields = document.querySelectorAll<
    HTMLInputElement | HTMLTextAreaElement
  >('input:not([type=hidden]), textarea');
  return [...fields].some(({value, defaultValue}) => value !== defaultValue);
}

/** What pages of this visitor show now. */
interface Shown {
  readonly country: string;
  readonly login: string | null;
}

/** @returns `null` when it is not known. */
async function shownNow(
  path: string,
  signal: AbortSignal,
): Promise<Shown | null> {
  try {
    const response = await fetch(path, {signal});
    if (!response.ok) return null;
    const answer: unknown = await response.json();
    return isShown(answer) ? answer : null;
  } catch {
    // Offline, too slow, or the visitor went on.
    return null;
  }
}

function isShown(answer: unknown): answer is Shown {
  if (typeof answer !== 'object' || answer === null) return false;
  const login: unknown = Reflect.get(answer, 'login');
  return (
    typeof Reflect.get(answer, 'country') === 'string' &&
    (login === null || typeof login === 'string')
  );
}
