import {useLoaderData} from '@remix-run/react';
import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {useTranslations} from 'use-intl/react';
import {ListView} from '~/components/catalogue/ListView';
import {MerchantPicture} from '~/components/content/Section';
import {Link} from '~/components/ui/Link';
import {collectionPath} from '~/lib/catalogue/catalogue-paths';
import {listMarkdown, cardsHtml} from '~/lib/catalogue/list-markdown.server';
import {listStructuredData} from '~/lib/catalogue/list-structured-data';
import {
  loadAllProducts,
  loadCollection,
} from '~/lib/catalogue/load-collection.server';
import {CATALOGUE_PATH} from '~/lib/environment/brand';
import {forEachLocale, localizedPath} from '~/lib/i18n/locale';
import {marketFacts, nearestRegion} from '~/lib/i18n/market-facts';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {invalidPage} from '~/lib/http/not-found';
import {merchantContent} from '~/lib/content/load-merchant-content.server';
import {siteOf} from '~/lib/content/merchant-link.server';
import {sanitizeHtml} from '~/lib/content/sanitize-html.server';
import {isHiddenFromSearch} from '~/lib/seo/hidden';
import {pageMeta, pageSeo, withMarkdown} from '~/lib/seo/seo';
import {regionalPicture} from '~/lib/product/named-pictures';
import {productPath} from '~/lib/product/product-paths';
import {orErrorResponse} from '~/lib/storefront/shopify-error.server';
import {langAttributes} from '~/lib/i18n/lang-attributes';

const ALL_PRODUCTS = 'all';

export const meta = pageMeta<typeof loader>;

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const loaded = await orErrorResponse(
    loadCollection(context, params.handle ?? '', url.searchParams),
  );
  // Shopify's themes link to `all`, which is a collection only if the merchant creates it.
  if (!loaded && params.handle === ALL_PRODUCTS) {
    return allProducts(context, url.searchParams);
  }
  if (!loaded) throw invalidPage(url.pathname);
  if ('movedTo' in loaded) {
    const path = localizedPath(collectionPath(loaded.movedTo), context.locale);
    throw redirect(path + url.search, 301);
  }
  const {collection, list, handles} = loaded;
  const {id, title, description} = collection;
  const {image, darkImage} = regionalPicture(
    collection.image,
    collection.pictures,
    nearestRegion(context),
  );
  const t = serverTranslator(context.locale.code);
  const {host} = await merchantContent(context);
  const descriptionHtml = sanitizeHtml(collection.descriptionHtml, {
    locale: context.locale,
    market: marketFacts(context.country),
    site: siteOf(context.env, host),
  });
  // All filters, sort orders and pages have the collection as canonical URL.
  const head = pageSeo(context, {
    title: collection.seo.title || title,
    description:
      collection.seo.description ||
      description ||
      t('descriptions.collection', {title}),
    path: forEachLocale(({code}) => collectionPath(handles[code])),
    image,
    isHidden: isHiddenFromSearch(collection),
  });
  const items = list.products.map((product) => ({
    title: product.title,
    path: productPath(product.handle),
  }));
  const seo = withMarkdown(context, head, () =>
    listMarkdown(
      {
        title,
        html: descriptionHtml + cardsHtml(list.products, context.locale),
        next: list.next,
      },
      head.canonical,
      context.locale,
    ),
  );
  context.structuredData.push(
    ...listStructuredData(seo, {title, items}, context),
  );
  return {
    measured: 'collection' as const,
    collection: {
      id,
      handle: handles[context.locale.code],
      title,
      descriptionHtml,
      image,
      darkImage,
      langs: collection.langs,
    },
    list,
    isStale: context.requestLog.servedStale,
    seo,
  };
}

/** The page of all products, which no collection contains. */
async function allProducts(
  context: LoaderFunctionArgs['context'],
  search: URLSearchParams,
) {
  const list = await orErrorResponse(loadAllProducts(context, search));
  const t = serverTranslator(context.locale.code);
  const title = t('layout.footer.links.products');
  const head = pageSeo(context, {
    title,
    description: t('descriptions.collection', {title}),
    path: CATALOGUE_PATH,
  });
  const items = list.products.map((product) => ({
    title: product.title,
    path: productPath(product.handle),
  }));
  const html = cardsHtml(list.products, context.locale);
  const seo = withMarkdown(context, head, () =>
    listMarkdown(
      {title, html, next: list.next},
      head.canonical,
      context.locale,
    ),
  );
  context.structuredData.push(
    ...listStructuredData(seo, {title, items}, context),
  );
  return {
    collection: {
      id: '',
      handle: ALL_PRODUCTS,
      title,
      descriptionHtml: '',
      image: null,
      darkImage: null,
      langs: undefined,
    },
    list,
    isStale: context.requestLog.servedStale,
    seo,
  };
}

export default function CollectionRoute() {
  const {collection, list} = useLoaderData<typeof loader>();
  const {id, title, descriptionHtml, image, darkImage, langs} = collection;
  const t = useTranslations('collection');
  return (
    <div key={id} className="page-width py-6">
      {/* Beside a picture its words stand in the middle, be they two lines or twenty. A phone shows the
          goods in its place, and a low window more of them. */}
      <header
        className={`mb-6 ${image ? 'overflow-clip rounded-panel border-line md:grid md:grid-cols-[1fr_min(22rem,38svh)] md:border md:bg-raised' : ''}`}
      >
        <div className={image ? 'grid content-center md:p-4' : undefined}>
          <p className="mb-2 text-sm">
            <Link to="/collections" className="text-link">
              {t('all.title')}
            </Link>
          </p>
          <h1
            {...langAttributes(langs?.title)}
            className="text-3xl sm:text-4xl"
          >
            {title}
          </h1>
          {descriptionHtml ? (
            <div
              {...langAttributes(langs?.description)}
              className="prose mt-3 text-muted"
              dangerouslySetInnerHTML={{__html: descriptionHtml}}
            />
          ) : null}
        </div>
        {/* The picture of dark mode has a `display` of its own. */}
        <div className="max-md:hidden">
          <MerchantPicture
            picture={image}
            darkPicture={darkImage}
            aspectRatio={2}
            widest={800}
            sizes="22rem"
            className="size-full object-cover"
          />
        </div>
      </header>
      <ListView list={list} />
    </div>
  );
}
