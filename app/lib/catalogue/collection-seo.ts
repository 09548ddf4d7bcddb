import type {RequestContext} from '../context.server';
import {translatorFor} from '../i18n/messages';
import {pageSeo, type PageSeo} from '~/lib/seo/seo';
import {collectionPath} from './collection-path';
import type {LoadedCollection} from './load-collection.server';

/**
 * What a collection's page says of itself: the merchant's search-engine texts,
 * else its own. Filtered and sorted lists and further pages name the collection
 * as canonical, since their addresses are many and their content is the same.
 */
export function collectionSeo(
  {collection, handles}: Pick<LoadedCollection, 'collection' | 'handles'>,
  {env, locale}: Pick<RequestContext, 'env' | 'locale'>,
): PageSeo {
  const {title, description, seo, image} = collection;
  const t = translatorFor(locale.code);
  return pageSeo(
    {
      title: seo.title || title,
      description:
        seo.description || description || t('collection.description', {title}),
      path: {de: collectionPath(handles.de), en: collectionPath(handles.en)},
      image,
    },
    {siteUrl: env.PUBLIC_SITE_URL, locale},
  );
}
