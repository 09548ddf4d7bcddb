import {ButtonLink} from '~/components/ui/ButtonLink';
import {useTranslations} from 'use-intl/react';
import type {PageLangs} from '~/lib/content/content-page';
import {langAttributes} from '~/lib/i18n/lang-attributes';
import {ContentText} from './ContentText';
import {PageHeading} from './PageHeading';

interface Props {
  title: string;
  description: string;
  html: string;
  contents: readonly {id: string; title: string}[];
  action: {to: string; label: string} | null;
  langs: PageLangs;
  /** Sample text that the merchant must have reviewed. */
  isSample?: boolean;
  /** Has the page's whole width: without a list of contents its heading stands beside the text. */
  isWide?: boolean;
}

const MIN_CONTENTS = 3;

export function ContentArticle({
  title,
  description,
  html,
  contents,
  action,
  langs,
  isSample = false,
  isWide = false,
}: Props) {
  const t = useTranslations('content');
  return (
    <article
      className={
        isWide && contents.length < MIN_CONTENTS
          ? 'grid grid-cols-1 gap-8 lg:grid-cols-[1fr_2fr] lg:gap-16'
          : 'relative min-w-0 space-y-8'
      }
    >
      <PageHeading title={title} lead={description} langs={langs}>
        {action ? (
          <ButtonLink to={action.to} size="lg" className="mt-6">
            {action.label}
          </ButtonLink>
        ) : null}
      </PageHeading>
      {isSample ? (
        <p
          role="note"
          className="max-w-[65ch] rounded-panel border border-line-strong bg-raised p-4 text-sm"
        >
          {t('sample')}
        </p>
      ) : null}
      {contents.length >= MIN_CONTENTS ? (
        <nav
          aria-label={t('contents')}
          // On a wide screen in a column as tall as the text, where the list sticks.
          className="max-w-[65ch] xl:absolute xl:inset-y-0 xl:right-0 xl:left-[calc(65ch+3.5rem)] print:static"
        >
          <div className="border-l-2 border-line-strong pl-4 xl:sticky xl:top-24">
            <p className="text-sm font-bold">{t('contents')}</p>
            <ul
              {...langAttributes(langs.body)}
              className="mt-1 sm:columns-2 gap-x-8 text-sm xl:columns-1"
            >
              {contents.map(({id, title: heading}) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="inline-block py-1 text-muted hover:text-accent hover:underline"
                  >
                    {heading}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </nav>
      ) : null}
      {html ? <ContentText html={html} lang={langs.body} /> : null}
    </article>
  );
}
