import type {RequestContext} from '../context.server';
import {translatorFor} from '../i18n/messages';
import {pageSeo, type PageSeo} from '~/lib/seo/seo';

/** What a page of the account says about itself; no search engine lists it. */
export function accountSeo(
  {env, locale}: Pick<RequestContext, 'env' | 'locale'>,
  title: string,
  path: string,
): PageSeo {
  const t = translatorFor(locale.code);
  return pageSeo(
    {title, description: t('auth.description'), path, isHidden: true},
    {siteUrl: env.PUBLIC_SITE_URL, locale},
  );
}
