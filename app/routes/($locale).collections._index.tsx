import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {useTranslations} from 'use-intl/react';
import {Pagination} from '~/components/catalogue/Pagination';
import {MerchantPicture} from '~/components/content/Section';
import {Link} from '~/components/ui/Link';
import {useMapTranslations} from '~/components/ui/use-map-translations';
import {collectionPath} from '~/lib/catalogue/catalogue-paths';
import {linksHtml, listMarkdown} from '~/lib/catalogue/list-markdown.server';
import {listStructuredData} from '~/lib/catalogue/list-structured-data';
import {loadCollections} from '~/lib/catalogue/load-collections.server';
import {
  chosenCollections,
  entryHeading,
} from '~/lib/content/page-entries.server';
import {merchantContent} from '~/lib/content/load-merchant-content.server';
import {mapTranslator, serverTranslator} from '~/lib/i18n/messages.server';
import {pageMeta, pageSeo, withMarkdown} from '~/lib/seo/seo';
import {orErrorResponse} from '~/lib/storefront/shopify-error.server';
import {langAttributes} from '~/lib/i18n/lang-attributes';

export const meta = pageMeta<typeof loader>;

export async function loader({context, request}: LoaderFunctionArgs) {
  const {searchParams} = new URL(request.url);
  const content = await merchantContent(context);
  const page = await orErrorResponse(
    loadCollections(context, searchParams, chosenCollections(content)),
  );
  const {title, description} = entryHeading(content, 'collections');
  const t = serverTranslator(context.locale.code);
  const words = mapTranslator(context.locale.code, content);
  const head = pageSeo(context, {
    title: title?.text ?? t('collection.all.title'),
    description:
      description?.text ??
      words?.('mapSeo.collections.description') ??
      t('descriptions.collections'),
    path: '/collections',
    image: page.collections[0]?.image,
  });
  const items = page.collections.map(({title, handle}) => ({
    title,
    path: collectionPath(handle),
  }));
  const seo = withMarkdown(context, head, () =>
    listMarkdown(
      {
        title: head.title,
        html: linksHtml(items, context.locale),
        next: page.next,
      },
      head.canonical,
      context.locale,
    ),
  );
  context.structuredData.push(
    ...listStructuredData(seo, {title: null, items}, context),
  );
  return {
    page,
    title,
    description,
    isStale: context.requestLog.servedStale,
    seo,
  };
}

export default function CollectionsRoute() {
  const {page, title, description: lead} = useLoaderData<typeof loader>();
  const {collections, previous, next} = page;
  const t = useTranslations('collection.all');
  const map = useMapTranslations('map.collections');
  return (
    <div className="page-width py-6 lg:py-10">
      <h1 {...langAttributes(title?.lang)} className="text-3xl sm:text-4xl">
        {title?.text ?? t('title')}
      </h1>
      {lead || map ? (
        <p
          {...langAttributes(lead?.lang)}
          className="mt-3 max-w-[65ch] text-muted"
        >
          {lead?.text ?? map?.('lead')}
        </p>
      ) : null}
      {collections.length ? null : <p>{t('empty')}</p>}
      <ul className="mt-8 full-rows">
        {collections.map(
          (
            {id, handle, title, description, image, darkImage, langs},
            position,
          ) => (
            <li key={id}>
              <article className="relative h-full overflow-hidden rounded-panel border border-line bg-raised">
                <div className="aspect-video overflow-hidden bg-sunken">
                  <MerchantPicture
                    picture={image}
                    darkPicture={darkImage}
                    alt=""
                    isFirst={position === 0}
                    aspectRatio={16 / 9}
                    widest={1600}
                    sizes="(min-width: 82rem) 39rem, (min-width: 40rem) 46vw, 92vw"
                    className="size-full object-cover"
                  />
                </div>
                <div className="p-4">
                  <h2 {...langAttributes(langs?.title)} className="text-xl">
                    <Link
                      to={collectionPath(handle)}
                      className="cover-link hover:text-accent"
                    >
                      {title}
                    </Link>
                  </h2>
                  <p
                    {...langAttributes(langs?.description)}
                    className="mt-2 text-muted"
                  >
                    {description}
                  </p>
                </div>
              </article>
            </li>
          ),
        )}
      </ul>
      <Pagination previous={previous} next={next} />
    </div>
  );
}
