import {escapeHtml} from '~/lib/http/escape-html';
import {localizedPath, type Locale} from '~/lib/i18n/locale';
import {cardsHtml} from './list-markdown.server';
import type {PageSection} from './load-page-sections.server';

/** The sections of a merchant's page for `markdownOf`, in their order; a picture is its text. */
export function pageSectionsHtml(
  sections: readonly PageSection[],
  locale: Locale,
): string {
  return sections.map((section) => sectionHtml(section, locale)).join('');
}

function sectionHtml(
  {title, lead, html, questions, picture, link, collection}: PageSection,
  locale: Locale,
): string {
  const heading = title?.text ?? collection?.title;
  const to = (path: string) =>
    escapeHtml(path.startsWith('/') ? localizedPath(path, locale) : path);
  return [
    heading && `<h2>${escapeHtml(heading)}</h2>`,
    picture?.altText && `<p>${escapeHtml(picture.altText)}</p>`,
    lead && `<p>${escapeHtml(lead.text)}</p>`,
    html,
    ...questions.map(
      ({question, answerHtml}) =>
        `<h3>${escapeHtml(question)}</h3>${answerHtml}`,
    ),
    collection && cardsHtml(collection.products, locale),
    link && `<p><a href="${to(link.to)}">${escapeHtml(link.text)}</a></p>`,
  ]
    .filter(Boolean)
    .join('');
}
