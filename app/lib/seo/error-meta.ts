import type {ServerRuntimeMetaDescriptor} from '@remix-run/server-runtime';
import {localeOfPath} from '~/lib/i18n/locale';
import {translatorFor} from '~/lib/i18n/messages';
import {pageTitle} from './seo';

/** What an error page says about itself, for Remix's `meta`. */
export function errorMeta(pathname: string): ServerRuntimeMetaDescriptor[] {
  const t = translatorFor(localeOfPath(pathname).code);
  return [{title: pageTitle(t('error.title'))}];
}
