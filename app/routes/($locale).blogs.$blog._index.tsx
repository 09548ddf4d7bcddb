import {useLoaderData} from '@remix-run/react';
import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {Pagination} from '~/components/catalogue/Pagination';
import {ArticleCard} from '~/components/content/ArticleCard';
import {PageHeading} from '~/components/content/PageHeading';
import {useTranslations} from 'use-intl/react';
import {Link} from '~/components/ui/Link';
import {blogData} from '~/lib/blog/blog-data';
import {feedUrl} from '~/lib/blog/load-feed.server';
import {loadBlog} from '~/lib/blog/load-blog.server';
import {linksHtml, listMarkdown} from '~/lib/catalogue/list-markdown.server';
import {requireMerchantContent} from '~/lib/content/load-merchant-content.server';
import {blogPath} from '~/lib/content/online-store';
import {invalidPage} from '~/lib/http/not-found';
import {forEachLocale, localizedPath} from '~/lib/i18n/locale';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {pageMeta, pageSeo, withMarkdown} from '~/lib/seo/seo';
import {orErrorResponse} from '~/lib/storefront/shopify-error.server';

export const meta = pageMeta<typeof loader>;

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {pathname, search, searchParams} = new URL(request.url);
  const content = await requireMerchantContent(context);
  const loaded = await orErrorResponse(
    loadBlog(context, content, params.blog ?? '', searchParams),
  );
  if (!loaded) throw invalidPage(pathname);
  if ('movedTo' in loaded) {
    const path = localizedPath(blogPath(loaded.movedTo), context.locale);
    throw redirect(path + search, 301);
  }
  const {id, handle, handles, title, tag, articles, previous, next} = loaded;
  const t = serverTranslator(context.locale.code);
  // All pages and tags have the blog as canonical URL.
  const head = pageSeo(context, {
    title: loaded.seo.title,
    description:
      loaded.seo.description ?? t('content.blog.about', {title: title.text}),
    path: forEachLocale(({code}) => blogPath(handles[code])),
    image: articles.find(({image}) => image)?.image,
    // The merchant's blog has no such tag, or no article at all.
    isHidden: loaded.isHidden || articles.length === 0,
  });
  const links = articles.map((article) => ({
    path: article.path,
    title: article.title.text,
    about: [article.date, article.summary?.text].filter(Boolean).join('. '),
  }));
  const seo = withMarkdown(
    context,
    {...head, feed: feedUrl(head.canonical)},
    () =>
      listMarkdown(
        {title: title.text, html: linksHtml(links, context.locale), next},
        head.canonical,
        context.locale,
      ),
  );
  context.structuredData.push(
    ...blogData(seo, {title: title.text, articles}, context),
  );
  return {blog: {id, handle, title, tag, articles, previous, next}, seo};
}

export default function BlogRoute() {
  const {blog, seo} = useLoaderData<typeof loader>();
  const {handle, title, tag, articles, previous, next} = blog;
  const t = useTranslations('content.blog');
  return (
    <div className="page-width py-6 lg:py-10">
      <PageHeading title={title.text} langs={{title: title.lang}} />
      {tag ? (
        <p role="status" className="mt-4 wrap-anywhere">
          {t.rich('tagged', {
            tag,
            all: (words) => (
              <Link to={blogPath(handle)} className="text-link">
                {words}
              </Link>
            ),
          })}
        </p>
      ) : null}
      {articles.length === 0 ? (
        <p className="mt-8 text-lg">{t(tag ? 'noneTagged' : 'none')}</p>
      ) : (
        <ul className="mt-8 full-rows">
          {articles.map((article, position) => (
            <li key={article.id}>
              <ArticleCard article={article} isFirst={position === 0} />
            </li>
          ))}
        </ul>
      )}
      <Pagination previous={previous} next={next} />
      <p className="mt-8 print:hidden">
        <a href={seo.feed} type="application/atom+xml" className="text-link">
          {t('feed')}
        </a>
      </p>
    </div>
  );
}
