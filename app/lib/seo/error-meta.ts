import type {ServerRuntimeMetaDescriptor} from '@remix-run/server-runtime';
import {challengeOf} from '~/lib/http/challenge';
import {localeOfPath} from '~/lib/i18n/locale';
import {translatorFor} from '~/lib/i18n/messages';
import {pageTitle} from './seo';

/** Meta tags of an error page. */
export function errorMeta(
  pathname: string,
  error?: unknown,
): ServerRuntimeMetaDescriptor[] {
  const t = translatorFor(localeOfPath(pathname).code);
  return [
    {
      title: pageTitle(
        t(challengeOf(error) ? 'challenge.title' : 'error.title'),
      ),
    },
  ];
}
