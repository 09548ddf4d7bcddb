import type {RequestContext} from '~/lib/context.server';
import {escapeHtml} from '~/lib/text/escape-html';
import {lawOf} from '~/lib/i18n/law';
import {marketFacts} from '~/lib/i18n/market-facts';
import {serverTranslator} from '~/lib/i18n/messages.server';
import type {WrittenPage} from './content-page';
import type {MerchantContent} from './merchant-content.server';
import {siteOf} from './merchant-link.server';
import {richText} from './rich-text.server';

type Context = Pick<RequestContext, 'env' | 'locale' | 'country'>;

/**
 * Whether pages lead to the notice, which directive (EU) 2024/825 requires before a contract
 * (2011/83/EU, Art. 6 (1) (l)): in countries of that law, once the merchant has it.
 */
export function hasGuarantee(
  {country}: Pick<Context, 'country'>,
  {guarantee}: Pick<MerchantContent, 'guarantee'>,
): boolean {
  return guarantee !== null && lawOf(country) === 'eu';
}

/**
 * The notice's page: the merchant's picture, uncropped, above their text. No search engine lists
 * it; `null` until there is a picture.
 */
export function guaranteePage(
  {env, locale, country}: Context,
  {guarantee, host}: Pick<MerchantContent, 'guarantee' | 'host'>,
): WrittenPage | null {
  const picture = guarantee?.picture('picture');
  if (!guarantee || !picture) return null;
  const title = guarantee.text('title');
  const text = guarantee.text('text');
  const words =
    title?.text ?? serverTranslator(locale.code)('layout.guarantee');
  const {introHtml, sections} = richText(text?.text ?? null, {
    locale,
    market: marketFacts(country),
    site: siteOf(env, host),
  });
  const attributes = Object.entries({
    // As it was uploaded: the notice may not be altered.
    src: picture.url,
    alt: picture.altText || words,
    width: picture.width,
    height: picture.height,
    class: 'filter-none rounded-none',
  }).flatMap(([name, value]) =>
    value ? [`${name}="${escapeHtml(String(value))}"`] : [],
  );
  return {
    order: 0,
    isHidden: true,
    isAboutMap: false,
    isSample: false,
    action: null,
    featured: [],
    title: words,
    description: '',
    introHtml: `<p><img ${attributes.join(' ')}></p>${introHtml}`,
    sections,
    langs: {title: title?.lang, body: text?.lang},
  };
}
