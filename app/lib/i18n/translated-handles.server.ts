import type {RequestContext} from '~/lib/context.server';
import {forEachLocale, LOCALES, type Locale, type LocaleCode} from './locale';
import {MAX_HANDLE_LENGTH} from '~/lib/limits/limits';

/** A resource that has another handle in this language. */
export interface MovedHandle {
  readonly movedTo: string;
}

/** Whether a handle is valid; others are not requested. */
export function isPossibleHandle(handle: string): boolean {
  return handle !== '' && handle.length <= MAX_HANDLE_LENGTH;
}

/**
 * The handle in every language, for `hreflang`. Where a query fails, it is the handle of the request, which
 * redirects there, and the page counts as one with fallback content.
 */
export async function translatedHandles(
  {locale, requestLog}: Pick<RequestContext, 'locale' | 'requestLog'>,
  handle: string,
  ask: (
    language: Locale['language'],
  ) => Promise<{readonly handle: string} | null | undefined>,
): Promise<Readonly<Record<LocaleCode, string>>> {
  const handles = {...forEachLocale(() => handle)};
  await Promise.all(
    Object.values(LOCALES).map(async ({code, language}) => {
      if (code === locale.code) return;
      const found = await ask(language).catch(() => {
        requestLog.usesFallbackContent = true;
        return null;
      });
      handles[code] = found?.handle ?? handle;
    }),
  );
  return handles;
}
