import {markdownOf} from '~/lib/content/markdown.server';
import {escapeHtml} from '~/lib/text/escape-html';
import {formatMoney} from '~/lib/i18n/format';
import {localizedPath, type Locale} from '~/lib/i18n/locale';
import {serverTranslator} from '~/lib/i18n/messages.server';
import type {ProductCardView} from '~/lib/product/product-card.server';
import type {RangeView} from '~/lib/product/price.server';
import {unitPriceText} from '~/lib/i18n/unit-price';
import {productPath} from '~/lib/product/product-paths';
import type {PageSection} from './load-page-sections.server';

interface ListedProduct {
  readonly handle: string;
  readonly title: string;
  readonly price: RangeView;
  readonly isSoldOut: boolean;
  readonly description?: string;
}

/** Links for `markdownOf`; paths have no language prefix. */
export function linksHtml(
  links: readonly {path: string; title: string; about?: string}[],
  locale: Locale,
): string {
  const items = links.map(({path, title, about}) => {
    const to = escapeHtml(localizedPath(path, locale));
    const end = about ? `: ${escapeHtml(about)}` : '';
    return `<li><a href="${to}">${escapeHtml(title)}</a>${end}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

/** Links to products with prices. */
export function productsHtml(
  products: readonly ListedProduct[],
  locale: Locale,
): string {
  const t = serverTranslator(locale.code);
  const links = products.map((product) => {
    const {isFrom, of = '', price, unit} = product.price;
    const money = formatMoney(price, locale);
    const facts = [
      isFrom
        ? t(of ? 'product.price.fromOf' : 'product.price.from', {
            of,
            price: money,
          })
        : money,
      ...(unit ? [unitPriceText(unit, locale)] : []),
      ...(product.isSoldOut ? [t('product.availability.soldOut')] : []),
    ];
    return {
      path: productPath(product.handle),
      title: product.title,
      about: [facts.join(', '), product.description].filter(Boolean).join('. '),
    };
  });
  return linksHtml(links, locale);
}

/** `productsHtml` of the cards of a list. */
export function cardsHtml(
  cards: readonly ProductCardView[],
  locale: Locale,
): string {
  const products = cards.map(({badges, ...product}) => ({
    ...product,
    isSoldOut: badges.includes('soldOut'),
  }));
  return productsHtml(products, locale);
}

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

/** A page of a list as Markdown. @param next query of the next page. */
export function listMarkdown(
  {title, html, next}: {title: string; html: string; next: string | null},
  url: string,
  locale: Locale,
): string {
  const label = serverTranslator(locale.code)('collection.next');
  const more = next
    ? `<p><a href="${escapeHtml(next)}">${escapeHtml(label)}</a></p>`
    : '';
  return markdownOf(title, html + more, url);
}
