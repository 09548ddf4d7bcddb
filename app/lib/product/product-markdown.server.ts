import {markdownOf} from '~/lib/content/markdown.server';
import type {StorefrontEnv} from '~/lib/environment/env.server';
import {escapeHtml} from '~/lib/http/escape-html';
import {formatMoney} from '~/lib/i18n/format';
import {localizedPath} from '~/lib/i18n/locale';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {availabilityOf} from './availability';
import type {LoadedProduct} from './load-product.server';
import {hasPermalink, productText} from './product-view.server';
import {variantNumber} from './variant-link';

/** A product as Markdown: its texts, and each variant with price, stock and permalink. */
export function productMarkdown(
  loaded: LoadedProduct,
  address: string,
  {PUBLIC_SITE_URL}: Pick<StorefrontEnv, 'PUBLIC_SITE_URL'>,
): string {
  const {product, locale} = loaded;
  const t = serverTranslator(locale.code);
  const variants = product.variants.nodes.map((variant) => {
    const stock = availabilityOf(variant);
    const left = stock.state === 'lowStock' ? stock.left : 0;
    const path = `/buy/${variantNumber(variant.id)}:1`;
    const link = escapeHtml(PUBLIC_SITE_URL + localizedPath(path, locale));
    return [
      ...(product.variants.nodes.length > 1 ? [escapeHtml(variant.title)] : []),
      formatMoney(variant.price, locale),
      t(`product.availability.${stock.state}`, {left}),
      ...(variant.availableForSale && hasPermalink(product)
        ? [`<a href="${link}">${t('product.buyNow')}</a>`]
        : []),
    ].join(', ');
  });
  const {descriptionHtml, texts} = productText(loaded);
  const details = texts
    .flatMap(({lines}) => lines)
    .map(({label, text}) => escapeHtml(label ? `${label}: ${text}` : text));
  return markdownOf(
    product.title,
    descriptionHtml + listHtml(variants) + listHtml(details),
    address,
  );
}

function listHtml(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}
