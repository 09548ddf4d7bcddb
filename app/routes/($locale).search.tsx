import {Form, useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {useTranslations} from 'use-intl/react';
import {EmptyList, ListView} from '~/components/catalogue/ListView';
import {Bestsellers} from '~/components/product/Bestsellers';
import {Button} from '~/components/ui/Button';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {Field} from '~/components/ui/Field';
import {Link} from '~/components/ui/Link';
import {useMapTranslations} from '~/components/ui/use-map-translations';
import {useLocale} from '~/components/ui/use-locale';
import {
  cardsHtml,
  linksHtml,
  listMarkdown,
} from '~/lib/catalogue/list-markdown.server';
import {loadBestsellers} from '~/lib/catalogue/load-bestsellers.server';
import {
  loadSearch,
  loadPopularWords,
  type SuggestionOption,
  searchTexts,
  type FoundText,
} from '~/lib/catalogue/load-search.server';
import {TERM_PARAMETER} from '~/lib/catalogue/catalogue-paths';
import {entryHeading} from '~/lib/content/page-entries.server';
import {merchantContent} from '~/lib/content/load-merchant-content.server';
import {hasFaq} from '~/lib/content/merchant-content.server';
import {MAP_PATH} from '~/lib/environment/brand';
import {escapeHtml} from '~/lib/text/escape-html';
import {formatNumber} from '~/lib/i18n/format';
import {localizedPath} from '~/lib/i18n/locale';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {pageMeta, pageSeo, withMarkdown} from '~/lib/seo/seo';
import {orErrorResponse} from '~/lib/storefront/shopify-error.server';
import {MAX_TERM_LENGTH} from '~/lib/limits/limits';
import {langAttributes} from '~/lib/i18n/lang-attributes';

export const meta = pageMeta<typeof loader>;

export async function loader({context, request}: LoaderFunctionArgs) {
  const {searchParams} = new URL(request.url);
  const result = await orErrorResponse(loadSearch(context, searchParams));
  const {term} = result;
  const texts = result.list?.previous ? [] : await searchTexts(context, term);
  const t = serverTranslator(context.locale.code);
  const {total, list} = result;
  const content = await merchantContent(context);
  const {title, description} = entryHeading(content, 'search');
  const head = pageSeo(context, {
    title: term
      ? t('search.titleFor', {term})
      : (title?.text ?? t('search.title')),
    description: description?.text ?? t('descriptions.search'),
    path: '/search',
    isHidden: true,
  });
  const about = term
    ? t('search.found', {
        count: total,
        shown: formatNumber(total, context.locale.tag),
        term,
      })
    : head.description;
  const seo = withMarkdown(context, head, () =>
    listMarkdown(
      {
        title: head.title,
        html:
          `<p>${escapeHtml(about)}</p>` +
          cardsHtml(list?.products ?? [], context.locale) +
          linksHtml(texts, context.locale),
        next: list?.next ?? null,
      },
      head.canonical,
      context.locale,
    ),
  );
  const isEmpty = total === 0 && !list?.active.length;
  const [words, bestsellers] = isEmpty
    ? await Promise.all([loadPopularWords(context), loadBestsellers(context)])
    : [[], []];
  return {
    measured: 'search' as const,
    result,
    texts,
    // Nothing was found, and there is no filter to remove.
    popular: isEmpty
      ? {words, bestsellers, hasQuestions: hasFaq(content)}
      : null,
    isStale: context.requestLog.servedStale,
    seo,
  };
}

export default function SearchRoute() {
  const {result, texts, popular} = useLoaderData<typeof loader>();
  const {term, total, list} = result;
  const t = useTranslations('search');
  const locale = useLocale();
  const map = useMapTranslations('map');
  return (
    <div className="page-width py-6 lg:py-10">
      <h1 className="text-3xl sm:text-4xl">{t('title')}</h1>
      <Form
        role="search"
        method="get"
        action={localizedPath('/search', locale)}
        className="mt-4 mb-8 flex max-w-2xl items-end gap-3"
      >
        <div className="min-w-0 flex-1">
          <Field
            // Resets the field when the term in the URL changes.
            key={term}
            type="search"
            name={TERM_PARAMETER}
            label={t('label')}
            defaultValue={term}
            placeholder={map?.('search')}
            maxLength={MAX_TERM_LENGTH}
            enterKeyHint="search"
          />
        </div>
        <Button type="submit">{t('submit')}</Button>
      </Form>
      {term && list && !popular ? (
        <p role="status" className="mb-6 text-lg break-words">
          {t('found', {
            count: total,
            shown: formatNumber(total, locale.tag),
            term,
          })}
        </p>
      ) : null}
      {list && !popular ? (
        <ListView list={list} />
      ) : (
        <>
          <EmptyList
            title={
              term ? t('found', {count: 0, shown: '0', term}) : t('prompt')
            }
            hint={term ? t('nothing.hint') : null}
          >
            {map ? (
              <ButtonLink to={MAP_PATH} variant="secondary">
                {map('discover')}
              </ButtonLink>
            ) : null}
            {term && popular?.hasQuestions ? (
              <ButtonLink to="/faq" variant="secondary">
                {t('nothing.questions')}
              </ButtonLink>
            ) : null}
          </EmptyList>
          {popular ? (
            <div className="mt-6 space-y-8">
              <PopularWords words={popular.words} />
              <Bestsellers products={popular.bestsellers} />
            </div>
          ) : null}
        </>
      )}
      <Texts texts={texts} />
    </div>
  );
}

function Texts({texts}: {texts: readonly FoundText[]}) {
  const t = useTranslations('search');
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="texts" className="mt-8">
      <h2 id="texts" className="text-xl">
        {t('texts')}
      </h2>
      {/* Each has the line between it and the one above in common. */}
      <ul className="questions mt-3 grid gap-x-12">
        {texts.map(({id, path, title, langs}) => (
          <li
            key={id}
            className="-mt-px border-y border-line py-3 wrap-anywhere"
          >
            <Link
              to={path}
              {...langAttributes(langs?.title)}
              className="text-link"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PopularWords({words}: {words: readonly SuggestionOption[]}) {
  const t = useTranslations('search');
  if (words.length === 0) return null;
  return (
    <nav aria-labelledby="popular">
      <h2 id="popular" className="mb-2 font-mono text-xs text-muted">
        {t('suggestions.queries')}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {words.map(({label, path}) => (
          <li key={path}>
            <Link
              to={path}
              className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-3 choice"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
