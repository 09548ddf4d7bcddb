import {readCookies} from '~/lib/session/read-cookie';
import {
  LOCALE_COOKIE,
  LOCALES,
  isLocaleCode,
  type Locale,
  type LocaleCode,
} from './locale';

/** The language that the locale cookie names; anything else in it is ignored. */
export function localeFromCookie(cookieHeader: string | null): Locale | null {
  const code = readCookies(cookieHeader).get(LOCALE_COOKIE);
  return isLocaleCode(code) ? LOCALES[code] : null;
}

/**
 * The visitor's preferred language of ours from `Accept-Language` (RFC 9110
 * §12.5.4: highest quality first, `q=0` excluded). Ties go to the one named
 * first. `null` when neither German nor English is wanted.
 */
export function localeFromAcceptLanguage(header: string | null): Locale | null {
  let best: {code: LocaleCode; quality: number} | null = null;
  // A longer header is no browser's; parsing stays bounded.
  for (const entry of (header ?? '').slice(0, 1000).split(',')) {
    const [range = '', ...parameters] = entry.trim().split(';');
    const code = range.trim().slice(0, 2).toLowerCase();
    if (!isLocaleCode(code) || !/^[a-z]{2}(?:-|$)/i.test(range.trim())) {
      continue;
    }
    const weight = parameters
      .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
      .find(Boolean);
    const quality = weight === undefined ? 1 : Number(weight);
    if (quality > 0 && (!best || quality > best.quality)) {
      best = {code, quality};
    }
  }
  return best && LOCALES[best.code];
}
