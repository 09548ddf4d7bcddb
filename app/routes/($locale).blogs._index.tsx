import {useLoaderData} from '@remix-run/react';
import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {Pagination} from '~/components/catalogue/Pagination';
import {PageHeading} from '~/components/content/PageHeading';
import {useTranslations} from 'use-intl/react';
import {Link} from '~/components/ui/Link';
import {loadBlogs} from '~/lib/blog/load-blogs.server';
import {linksHtml, listMarkdown} from '~/lib/catalogue/list-markdown.server';
import {requireMerchantContent} from '~/lib/content/load-merchant-content.server';
import {BLOGS_PATH} from '~/lib/content/online-store';
import {notFound} from '~/lib/http/not-found';
import {localizedPath} from '~/lib/i18n/locale';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {pageMeta, pageSeo, withMarkdown} from '~/lib/seo/seo';
import {orErrorResponse} from '~/lib/storefront/shopify-error.server';
import {langAttributes} from '~/lib/i18n/lang-attributes';

export const meta = pageMeta<typeof loader>;

/** The store's blogs; a store with one blog leads to it, one without has no such page. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const {pathname, searchParams} = new URL(request.url);
  const content = await requireMerchantContent(context);
  const page = await orErrorResponse(loadBlogs(context, content, searchParams));
  const [only, ...others] = page.blogs;
  if (!only) throw notFound(pathname);
  if (others.length === 0 && !page.previous && !page.next) {
    throw redirect(localizedPath(only.path, context.locale));
  }
  const t = serverTranslator(context.locale.code);
  const title = t('content.blog.all');
  const head = pageSeo(context, {
    title,
    description: page.blogs.map((blog) => blog.title.text).join(', '),
    path: BLOGS_PATH,
  });
  const links = page.blogs.map((blog) => ({
    path: blog.path,
    title: blog.title.text,
    about: blog.description?.text,
  }));
  const seo = withMarkdown(context, head, () =>
    listMarkdown(
      {title, html: linksHtml(links, context.locale), next: page.next},
      head.canonical,
      context.locale,
    ),
  );
  return {page, seo};
}

export default function BlogsRoute() {
  const {blogs, previous, next} = useLoaderData<typeof loader>().page;
  const t = useTranslations('content.blog');
  return (
    <div className="page-width py-6 lg:py-10">
      <PageHeading title={t('all')} />
      <ul className="mt-8 max-w-[65ch] ruled border-y border-line">
        {blogs.map(({id, path, title, description}) => (
          <li key={id} className="py-4">
            <h2
              {...langAttributes(title.lang)}
              className="text-xl wrap-anywhere"
            >
              <Link to={path} className="text-link">
                {title.text}
              </Link>
            </h2>
            {description ? (
              <p
                {...langAttributes(description.lang)}
                className="mt-2 text-muted"
              >
                {description.text}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      <Pagination previous={previous} next={next} />
    </div>
  );
}
