import {formatMoney} from '~/lib/i18n/format';
import {LOCALES, type LocaleCode} from '~/lib/i18n/locale';
import {marketFacts} from '~/lib/i18n/market-facts';
import {messagesOf, translatorFor, type Messages} from '~/lib/i18n/messages';

/** What a buyer in one country need not worry about, in words. */
interface PromiseTexts {
  readonly title: string;
  readonly items: readonly {readonly title: string; readonly text: string}[];
}

/**
 * The texts of the landing pages' sections. A loader hands each section its own,
 * so that they are in the page and in none of its scripts.
 */
export type LandingTexts = Omit<Messages['landing'], 'promises'> & {
  readonly promises: PromiseTexts;
};

/**
 * All of them in one language, on the server, for buyers in a country. The messages take
 * no values: a compiled message without any is the text itself, which a test watches over.
 */
export function landingTexts(code: LocaleCode, country: string): LandingTexts {
  const {promises, ...sections} = messagesOf(code).landing;
  const t = translatorFor(code);
  const {shipping, returnDays} = marketFacts(country);
  const freeFrom = shipping && formatMoney(shipping.freeFrom, LOCALES[code]);
  return {
    ...sections,
    promises: {
      title: promises.title,
      items: [
        ...(freeFrom
          ? [
              {
                title: t('market.shipping.title', {freeFrom}),
                text: t('market.shipping.text'),
              },
            ]
          : []),
        {
          title: t('market.returns.title', {days: returnDays}),
          text: t('market.returns.text'),
        },
        promises.running,
        promises.repair,
      ],
    },
  };
}
