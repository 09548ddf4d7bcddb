import type {ServerRuntimeMetaDescriptor} from '@remix-run/server-runtime';
import {challengeOf} from '~/lib/forms/challenge';
import {localeOfPath} from '~/lib/i18n/locale';
import {translatorFor} from '~/lib/i18n/messages';
import {
  pageMeta,
  pageTitle,
  shopOf,
  type MetaArguments,
  type MetaMatches,
  type SeoLoader,
} from './seo';

/** Meta tags of an error page. */
export function errorMeta(
  pathname: string,
  matches: MetaMatches,
  error?: unknown,
): ServerRuntimeMetaDescriptor[] {
  const t = translatorFor(localeOfPath(pathname).code);
  const {name} = shopOf(matches);
  if (challengeOf(error))
    return [{title: pageTitle(t('challenge.title'), name)}];
  return [
    {title: pageTitle(t('error.title'), name)},
    {name: 'description', content: t('error.description')},
  ];
}

/** The `meta` of a page whose form has an error page of its own. */
export function formMeta<Loader extends SeoLoader>({
  data,
  matches,
  error,
  location: {pathname},
}: MetaArguments<Loader> & {
  readonly error?: unknown;
  readonly location: {readonly pathname: string};
}) {
  return error
    ? errorMeta(pathname, matches, error)
    : pageMeta({data, matches});
}
