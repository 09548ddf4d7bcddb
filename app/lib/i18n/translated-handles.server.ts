import type {RequestContext} from '../context.server';
import {forEachLocale, LOCALES, type Locale, type LocaleCode} from './locale';

/** Shopify's own limit for handles. */
const LONGEST_HANDLE = 255;

/** A product or collection is there, but has another handle in this language. */
export interface MovedHandle {
  readonly movedTo: string;
}

/** Whether anything can have this handle; what cannot is not asked for. */
export function isPossibleHandle(handle: string): boolean {
  return handle !== '' && handle.length <= LONGEST_HANDLE;
}

/**
 * A resource's handle in every language, for `hreflang`: where asking for another language
 * fails, the request's own.
 */
export async function translatedHandles(
  {locale}: Pick<RequestContext, 'locale'>,
  handle: string,
  ask: (
    language: Locale['language'],
  ) => Promise<{readonly handle: string} | null | undefined>,
): Promise<Readonly<Record<LocaleCode, string>>> {
  const handles = {...forEachLocale(() => handle)};
  for (const {code, language} of Object.values(LOCALES)) {
    if (code === locale.code) continue;
    const found = await ask(language).catch(() => null);
    handles[code] = found?.handle ?? handle;
  }
  return handles;
}
