import {useLoaderData} from '@remix-run/react';
import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {ArticleByline} from '~/components/content/ArticleByline';
import {ArticleCard} from '~/components/content/ArticleCard';
import {ContentText} from '~/components/content/ContentText';
import {Section} from '~/components/content/Section';
import {useTranslations} from 'use-intl/react';
import {Link} from '~/components/ui/Link';
import {Picture} from '~/components/ui/Picture';
import {articleData} from '~/lib/blog/blog-data';
import {loadArticle} from '~/lib/blog/load-article.server';
import {markdownOf} from '~/lib/content/markdown.server';
import {requireMerchantContent} from '~/lib/content/load-merchant-content.server';
import {blogPath} from '~/lib/content/online-store';
import {escapeHtml} from '~/lib/text/escape-html';
import {invalidPage} from '~/lib/http/not-found';
import {localizedPath} from '~/lib/i18n/locale';
import {pageMeta, pageSeo, withMarkdown} from '~/lib/seo/seo';
import {orErrorResponse} from '~/lib/storefront/shopify-error.server';
import {langAttributes} from '~/lib/i18n/lang-attributes';

export const meta = pageMeta<typeof loader>;

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {pathname, search} = new URL(request.url);
  const content = await requireMerchantContent(context);
  const {blog: inBlog = '', article: name = ''} = params;
  const loaded = await orErrorResponse(
    loadArticle(context, content, {blog: inBlog, article: name}),
  );
  if (!loaded) throw invalidPage(pathname);
  if ('movedTo' in loaded) {
    const path = localizedPath(loaded.movedTo, context.locale);
    throw redirect(path + search, 301);
  }
  const {article, body, blog, more, paths} = loaded;
  const {title, date, author, image} = article;
  const head = pageSeo(context, {
    ...loaded.seo,
    path: paths,
    image,
    type: 'article',
  });
  const byline = [date, author].filter(Boolean).join(', ');
  const seo = withMarkdown(context, head, () =>
    markdownOf(
      title.text,
      `<p>${escapeHtml(byline)}</p>${body?.text ?? ''}`,
      head.canonical,
    ),
  );
  context.structuredData.push(
    ...articleData(
      seo,
      article,
      {
        shopName: content.shopName,
        blog: {title: blog.title.text, path: blogPath(blog.handle)},
        lang: body?.lang,
      },
      context,
    ),
  );
  return {article, body, blog, more, seo};
}

export default function ArticleRoute() {
  const {article, body, blog, more} = useLoaderData<typeof loader>();
  const {title, tags, image} = article;
  const t = useTranslations('content.blog');
  return (
    <>
      {/* On a wide window the heading stands beside the text, which would leave half the page empty. */}
      <article className="page-width grid grid-cols-1 gap-8 py-6 lg:grid-cols-[1fr_2fr] lg:gap-16 lg:py-10">
        <header>
          <p className="mb-2 text-sm">
            <Link
              to={blogPath(blog.handle)}
              {...langAttributes(blog.title.lang)}
              className="text-link"
            >
              {blog.title.text}
            </Link>
          </p>
          <h1
            {...langAttributes(title.lang)}
            className="text-3xl wrap-anywhere hyphens-auto sm:text-4xl"
          >
            {title.text}
          </h1>
          <ArticleByline article={article} className="mt-3" />
        </header>
        <div className="max-w-[65ch] space-y-8">
          <Picture
            image={image}
            isFirst
            widest={1600}
            sizes="(min-width: 48rem) 44rem, 92vw"
            className="h-auto max-h-[70vh] w-full rounded-panel border border-line object-contain"
          />
          {body ? <ContentText html={body.text} lang={body.lang} /> : null}
          {tags.length > 0 ? (
            <nav aria-label={t('tags')} className="print:hidden">
              <ul className="flex flex-wrap gap-2">
                {tags.map((tag) => (
                  <li key={tag}>
                    <Link
                      to={blogPath(blog.handle, tag)}
                      {...langAttributes(article.tagsLang)}
                      className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-3 choice wrap-anywhere"
                    >
                      {tag}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
        </div>
      </article>
      {more.length > 0 ? (
        <Section title={t('more')}>
          <ul className="full-rows">
            {more.map((other) => (
              <li key={other.id}>
                <ArticleCard article={other} heading="h3" />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  );
}
