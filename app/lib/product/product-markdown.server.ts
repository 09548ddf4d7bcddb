import {decodeEncodedVariant} from '@shopify/hydrogen';
import {markdownOf} from '~/lib/content/markdown.server';
import type {StorefrontEnv} from '~/lib/environment/env.server';
import {escapeHtml} from '~/lib/http/escape-html';
import {formatMoney} from '~/lib/i18n/format';
import {unitPriceView} from '~/lib/i18n/unit-price';
import {localizedPath} from '~/lib/i18n/locale';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {availabilityOf} from './availability';
import type {LoadedProduct} from './load-product.server';
import {hasPermalink, productText, productView} from './product-view.server';
import {unitPriceText} from '~/lib/i18n/unit-price-text';
import {variantNumber} from './variant-link';

/**
 * A product as Markdown: its texts, variants with price, stock and permalink, delivery and returns.
 * For a product with more variants than are loaded, says how many there are and how to find the
 * others.
 */
export function productMarkdown(
  loaded: LoadedProduct,
  address: string,
  {PUBLIC_SITE_URL}: Pick<StorefrontEnv, 'PUBLIC_SITE_URL'>,
): string {
  const {product, variant: chosen, market, locale} = loaded;
  const t = serverTranslator(locale.code);
  const first = product.variants.nodes;
  const isFurther = chosen && first.every(({id}) => id !== chosen.id);
  const nodes = isFurther ? [chosen, ...first] : first;
  const variants = nodes.map((variant) => {
    const stock = availabilityOf(variant);
    const unit = unitPriceView(variant, market.law);
    const left = stock.state === 'lowStock' ? stock.left : 0;
    const path = `/buy/${variantNumber(variant.id)}:1`;
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
      ...(variant.availableForSale && hasPermalink(product)
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
    ...[...facts.rights, ...promises].map(escapeHtml),
  ];
  const {descriptionHtml, texts, legal} = productText(loaded);
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
      listHtml(delivery),
    address,
  );
}

function listHtml(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}
