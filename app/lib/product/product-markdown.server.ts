import {decodeEncodedVariant} from '@shopify/hydrogen';
import {markdownOf} from '~/lib/content/markdown.server';
import {offeredQuantity} from '~/lib/cart/cart-line';
import type {StorefrontEnv} from '~/lib/environment/env.server';
import {escapeHtml} from '~/lib/text/escape-html';
import {formatMoney} from '~/lib/i18n/format';
import {unitPriceView, unitPriceText} from '~/lib/i18n/unit-price';
import {localizedPath, type Locale} from '~/lib/i18n/locale';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {availabilityOf} from './availability';
import type {LoadedProduct} from './load-product.server';
import {type ProductSectionsView, productText} from './product-text.server';
import {hasPermalink, productView} from './product-view.server';
import {gidNumber} from './product-paths';
import {describedVariants} from './product-seo';

/**
 * A product as Markdown: its texts, variants with price, stock and permalink, delivery and returns.
 * For a product with more variants than are loaded, says how many there are and how to find the
 * others.
 */
export function productMarkdown(
  loaded: LoadedProduct,
  url: string,
  {PUBLIC_SITE_URL}: Pick<StorefrontEnv, 'PUBLIC_SITE_URL'>,
): string {
  const {product, market, locale} = loaded;
  const t = serverTranslator(locale.code);
  const nodes = describedVariants(loaded);
  const variants = nodes.map((variant) => {
    const stock = availabilityOf(variant);
    const unit = unitPriceView(variant, market.law);
    const left = stock.state === 'lowStock' ? stock.left : 0;
    const {least, isPossible} = offeredQuantity(variant.quantityRule);
    const path = `/buy/${gidNumber(variant.id)}:${least}`;
    const link = escapeHtml(PUBLIC_SITE_URL + localizedPath(path, locale));
    return [
      ...(nodes.length > 1
        ? [
            escapeHtml(
              variant.selectedOptions.map(({value}) => value).join(' / '),
            ),
          ]
        : []),
      formatMoney(variant.price, locale),
      ...(unit ? [unitPriceText(unit, locale)] : []),
      t(`product.availability.${stock.state}`, {left}),
      ...(variant.availableForSale && isPossible && hasPermalink(product)
        ? [`<a href="${link}">${t('product.buyNow')}</a>`]
        : []),
    ].join(', ');
  });
  const shown = nodes.length;
  const count = decodeEncodedVariant(
    product.encodedVariantExistence ?? '',
  ).length;
  const more =
    count > shown
      ? `<p>${t('agents.variants', {shown, count})}</p>` +
        listHtml(
          product.options.map(({name, optionValues}) =>
            escapeHtml(
              `${name}: ${optionValues.map((value) => value.name).join(', ')}`,
            ),
          ),
        )
      : '';
  const {facts, promises, labels} = productView(loaded);
  const delivery = [
    ...(facts.isByMail ? [t('product.facts.byMail')] : []),
    ...(facts.arrival ? [t('product.facts.arrival', facts.arrival)] : []),
    ...(facts.shipping
      ? [
          t.markup('product.facts.shipping', {
            ...facts.shipping,
            link: (words) =>
              `<a href="${localizedPath('/legal/shipping', locale)}">${words}</a>`,
          }),
        ]
      : []),
    ...facts.rights.map(escapeHtml),
    ...(facts.limitedWarranty
      ? [
          escapeHtml(
            `${t('product.facts.limitedWarranty')} ${facts.limitedWarranty.text}`,
          ),
        ]
      : []),
    ...promises.map(({text}) => escapeHtml(text)),
  ];
  const {descriptionHtml, texts, legal, sections} = productText(loaded);
  const details = texts
    .flatMap(({lines}) => lines)
    .map(({label, text}) => escapeHtml(label ? `${label}: ${text}` : text));
  return markdownOf(
    product.title,
    descriptionHtml +
      listHtml(variants) +
      more +
      listHtml(details) +
      listHtml(
        [
          ...labels.map(({key, text}) => [t(`product.labels.${key}`), text]),
          ...legal.map(({key, text}) => [t(`product.legal.${key}`), text]),
        ].map((parts) => escapeHtml(parts.filter(Boolean).join(': '))),
      ) +
      `<h2>${t('product.facts.title')}</h2>` +
      listHtml(delivery) +
      sectionsHtml(sections, locale),
    url,
  );
}

/** What the sections of the page say, without the comparison: the variants are listed above. */
function sectionsHtml(
  {box, data, support}: ProductSectionsView,
  locale: Locale,
): string {
  const t = serverTranslator(locale.code);
  const withTitle = (title: string, items: readonly string[]) =>
    items.length > 0 ? `<h2>${title}</h2>${listHtml(items)}` : '';
  const named = (label: string, text: string) =>
    escapeHtml(`${label}: ${text}`);
  return (
    withTitle(
      t('product.sections.box.title'),
      (box?.items ?? []).map(({text}) => escapeHtml(text)),
    ) +
    withTitle(t('product.sections.data.title'), [
      ...(data?.lines ?? []).map(({label, text}) => named(label, text)),
      ...(data?.manual
        ? [
            `<a href="${escapeHtml(data.manual)}">${t('product.sections.data.manual')}</a>`,
          ]
        : []),
    ]) +
    withTitle(
      t('product.sections.support.title'),
      support
        ? [
            ...(support.updatesUntil
              ? [
                  escapeHtml(
                    t('product.sections.support.updates', {
                      date: support.updatesUntil,
                    }),
                  ),
                ]
              : []),
            ...support.repair.lines.map((line) =>
              named(t('product.sections.support.repair'), line),
            ),
            ...support.parts.map(
              ({title, path, price}) =>
                `<a href="${escapeHtml(localizedPath(path, locale))}">${escapeHtml(`${title}, ${price}`)}</a>`,
            ),
            ...support.data.lines.map((line) =>
              named(t('product.sections.support.data'), line),
            ),
          ]
        : [],
    )
  );
}

function listHtml(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}
