import type {ReactElement} from 'react';
import {IntlProvider} from 'use-intl/react';
import {SizeComparison} from '~/components/product/SizeComparison';
import {ProductText} from '~/components/product/ProductText';
import {htmlOf} from '~/components/ui/html-of.server';
import type {RequestContext} from '~/lib/context.server';
import type {LandingPictures} from '~/lib/home/landing-pictures';
import {landingQuestions} from '~/lib/home/landing-questions.server';
import {landingTexts} from '~/lib/home/landing-texts';
import type {loadProductPage} from '~/lib/home/load-product-page.server';
import type {SizeOffer} from '~/lib/home/size-offers';
import {createAsyncMemo} from '~/lib/http/memo';
import {marketFacts} from '~/lib/i18n/market-facts';
import {messagesOf} from '~/lib/i18n/messages';
import {ClosingCall} from './ClosingCall';
import {ColorsSection} from './ColorsSection';
import {Moments} from './Moments';
import {Questions} from './Questions';
import {Setup} from './Setup';

type Context = Pick<RequestContext, 'isDocument' | 'locale' | 'served'>;

/** Texts of the newest products, and what all pages of a language have. */
const known = createAsyncMemo<string>(40);

/** Above the home page's products, for `ServedHtml`; see `handed`. */
export function homeStoryHtml(
  context: Context,
  pictures: LandingPictures,
): Promise<string | null> {
  const {locale} = context;
  const {colors, moments, setup, box} = landingTexts(locale.code);
  return handed(context, 'homeStory', JSON.stringify(pictures), () => (
    <>
      <ColorsSection texts={colors} locale={locale} />
      <Moments texts={moments} colors={colors} pictures={pictures} />
      <Setup texts={setup} box={box} locale={locale} />
    </>
  ));
}

/** Below them; see `handed`. */
export function homeClosingHtml(context: Context): Promise<string | null> {
  const {locale} = context;
  const {questions, closing} = landingTexts(locale.code);
  return handed(context, 'homeClosing', '', () => (
    <>
      <Questions
        texts={questions}
        questions={landingQuestions(locale.code)}
        locale={locale}
      />
      <ClosingCall texts={closing} locale={locale} />
    </>
  ));
}

/** What a product's page sends to the browser: most of what it says as HTML; see `handed`. */
export async function productPageData(
  {text, sizes, ...page}: Awaited<ReturnType<typeof loadProductPage>>,
  context: Context & Pick<RequestContext, 'country'>,
) {
  const {locale} = context;
  const [textHtml, story] = await Promise.all([
    handed(context, 'productText', JSON.stringify(text), () => (
      <ProductText {...text} locale={locale} />
    )),
    sizes && mapStory(context, sizes),
  ]);
  return {...page, textHtml, story};
}

async function mapStory(
  context: Context & Pick<RequestContext, 'country'>,
  sizes: readonly SizeOffer[],
) {
  const [ofSizes, html] = await Promise.all([
    sizesHtml(context, sizes),
    mapStoryHtml(context),
  ]);
  return {sizesHtml: ofSizes, html};
}

/** Empty where there is nothing to compare. */
async function sizesHtml(
  context: Context & Pick<RequestContext, 'country'>,
  sizes: readonly SizeOffer[],
): Promise<string | null> {
  const {locale} = context;
  const {tax} = marketFacts(context.country);
  if (sizes.length === 0) return '';
  return handed(context, 'sizes', JSON.stringify([sizes, tax]), () => (
    <SizeComparison
      texts={landingTexts(locale.code).sizes}
      sizes={sizes}
      tax={tax}
      locale={locale}
    />
  ));
}

/** Below the map's sizes. */
function mapStoryHtml(context: Context): Promise<string | null> {
  const {locale} = context;
  const {colors, setup, box, questions} = landingTexts(locale.code);
  return handed(context, 'mapStory', '', () => (
    <>
      <ColorsSection texts={colors} locale={locale} />
      <Setup texts={setup} box={box} locale={locale} />
      <Questions
        texts={questions}
        questions={landingQuestions(locale.code)}
        locale={locale}
      />
    </>
  ));
}

/**
 * The HTML of a part, which is made once for all who get the same.
 *
 * @param key what it depends on besides the language.
 * @returns `null` for a document, whose HTML has it (`context.served`).
 */
async function handed(
  {isDocument, locale, served}: Context,
  part: string,
  key: string,
  render: () => ReactElement,
): Promise<string | null> {
  const html = await known(`${part} ${locale.code} ${key}`, () =>
    htmlOf(
      <IntlProvider
        locale={locale.code}
        messages={messagesOf(locale.code)}
        timeZone="Europe/Berlin"
      >
        {render()}
      </IntlProvider>,
      part,
    ),
  );
  if (!isDocument) return html;
  served.html[part] = html;
  return null;
}
