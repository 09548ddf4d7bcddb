import type * as Results from 'storefrontapi.generated';
import * as storefront from '~/graphql/storefront/store';
import {fieldValue, placeOf} from '~/lib/content/entry-fields';
import {shopOrigin} from '~/lib/environment/env.server';
import {lawOf, returnLaw} from '~/lib/i18n/law';
import {marketTerms, wordsForCountries} from '~/lib/i18n/market-terms';
import {
  type Context,
  locales,
  lacking,
  query,
  apiUrl,
  type Say,
} from './store-requests';

/** One market and one language are enough; a line says what a second one would change. */
export async function checkMarkets(
  {env, say}: Context,
  {shop, localization, markets}: Results.StoreQuery,
): Promise<void> {
  const {availableCountries, language: first} = localization;
  const isSold = (code: string) =>
    availableCountries.some(({isoCode}) => isoCode === code);
  const isPublished = (code: string) =>
    availableCountries.some(({availableLanguages}) =>
      availableLanguages.some(({isoCode}) => isoCode === code),
    );
  const languages = locales.map(({language}) => language);
  const isReadable = languages.some(isPublished);
  say(isReadable, `${languages.join(' or ')} published (Settings, Languages)`);
  for (const {country, language} of locales) {
    const market = `A market with ${country} (Settings, Markets)`;
    const published = `${language} published (Settings, Languages)`;
    const prices = `pages in ${language} begin with the store's own market`;
    const words = `pages in ${language} have the store's words in ${first.isoCode}`;
    say(isSold(country), lacking(isSold(country), market, prices), 'look');
    const isThere = isPublished(language);
    say(isThere, lacking(isThere, published, words), 'look');
  }
  const home = shop.paymentSettings.countryCode;
  checkTerms({countries: availableCountries, home}, markets.nodes, say);
  const domains = [env.PUBLIC_CHECKOUT_DOMAIN, env.PUBLIC_STORE_DOMAIN];
  const hosts = domains.map((domain) => new URL(shopOrigin(domain)).host);
  const own = locales.map(({country}) => country).filter(isSold);
  for (const country of own.length > 0
    ? own
    : [availableCountries[0]?.isoCode]) {
    const made = await query<Results.StoreCheckoutMutation>(
      apiUrl(env),
      {'Shopify-Storefront-Private-Token': env.PRIVATE_STOREFRONT_API_TOKEN},
      storefront.STORE_CHECKOUT_MUTATION,
      {country},
    );
    const url = made.data?.cartCreate?.cart?.checkoutUrl ?? 'no cart was made';
    const host = URL.canParse(url) ? new URL(url).host : url;
    say(hosts.includes(host), `PUBLIC_CHECKOUT_DOMAIN in ${country}: ${host}`);
  }
}

/** Names in our sample texts: a merchant's text that contains one was copied from ours. */
export const SAMPLE_COMPANY = /Muster(?:werkstatt|weg|stadt)|metarmap\.example/;

/** What pages promise in each country that the store sells to; its entry may be incomplete. */
function checkTerms(
  {
    countries,
    home,
  }: {
    readonly countries: readonly {readonly isoCode: string}[];
    /** The shop's own. */
    readonly home: string;
  },
  entries: Results.StoreQuery['markets']['nodes'],
  say: Say,
): void {
  const promises = new Map<string, string[]>();
  const missing = new Map<string, string[]>();
  const put = (to: Map<string, string[]>, text: string, country: string) =>
    to.set(text, [...(to.get(text) ?? []), country]);
  const codes = countries.map(({isoCode}) => isoCode).sort();
  for (const isoCode of codes) {
    const terms = marketTerms(entries, isoCode, home);
    const {tax, shipping, transit, returns} = terms;
    const {standard, freeFrom} = shipping ?? {};
    const promised = [
      standard && `${standard.amount} ${standard.currencyCode} shipping`,
      freeFrom && `free from ${freeFrom.amount} ${freeFrom.currencyCode}`,
      transit && `${transit.least} to ${transit.most} working days in transit`,
      returns && `${returns.days} days to return`,
    ].filter(Boolean);
    const lacks = [
      ...(standard ? [] : ['shipping_price and currency']),
      ...(transit ? [] : ['transit_least and transit_most']),
      ...(returns ? [] : ['return_days']),
    ];
    if (promised.length > 0) put(promises, promised.join(', '), isoCode);
    if (lacks.length > 0) {
      const meaning =
        'Without them pages promise nothing, and the costs are shown at the checkout';
      put(missing, `${lacks.join(', ')}. ${meaning}`, isoCode);
    }
    if (tax === 'unknown') {
      put(
        missing,
        'tax. Without it pages do not say what prices contain',
        isoCode,
      );
    }
  }
  for (const entry of entries) {
    for (const word of wordsForCountries(entry)) {
      const text = `Metaobjects, Market ${entry.handle}: “${word}” is no code of a country, such as DE`;
      say(false, text, 'look');
    }
  }
  for (const [text, where] of promises) {
    say(true, `Pages promise in ${where.join(', ')}: ${text}`);
  }
  for (const [text, where] of missing) {
    say(false, `Metaobjects, Market, for ${where.join(', ')}: ${text}`, 'look');
  }
}

/**
 * What the law requires of every shop: legal texts that the merchant wrote, and a way to contact
 * them.
 */
export function checkLegal(
  {env, say}: Context,
  {shop, pages, localization, guarantees}: Results.StoreQuery,
) {
  const written = (name: string) =>
    pages.nodes
      .filter((page) => placeOf(page).name === name)
      .map((page) => fieldValue(page, 'body'))
      .find((body) => body !== null);
  for (const [text, name, where, otherwise] of [
    [shop.privacyPolicy?.body, 'Privacy policy', 'Settings, Policies'],
    [shop.refundPolicy?.body, 'Refund policy', 'Settings, Policies'],
    [shop.shippingPolicy?.body, 'Shipping policy', 'Settings, Policies'],
    [shop.termsOfService?.body, 'Terms of service', 'Settings, Policies'],
    [
      written('legal-imprint'),
      'Imprint',
      'Metaobjects, Page, handle legal-imprint',
    ],
    // Only worth a look: BFSG, § 3 (3) exempts microenterprises that provide services.
    [
      written('legal-accessibility'),
      'Accessibility statement',
      'Metaobjects, Page, handle legal-accessibility',
      'look',
    ],
  ] as const) {
    const isSample = SAMPLE_COMPANY.test(text ?? '');
    const there = isSample ? ': names the company of our samples' : '';
    const isOwn = Boolean(text?.trim()) && !isSample;
    say(isOwn, `${name} (${where})${there}`, otherwise);
  }
  const sold = localization.availableCountries.map(({isoCode}) => isoCode);
  if (sold.some((country) => lawOf(country) === 'eu')) {
    const hasNotice = guarantees.nodes.some(({picture}) => {
      const {reference} = picture ?? {};
      return reference && 'image' in reference && reference.image;
    });
    const notice = 'Notice of the legal guarantee, with the official picture';
    const where = 'Metaobjects, Notice of the legal guarantee';
    const meaning =
      'nothing beside the buy button and in the cart leads to it, as the EU asks';
    say(hasNotice, lacking(hasNotice, `${notice} (${where})`, meaning), 'look');
  }
  const hasWithdrawal = sold.some((code) => returnLaw(lawOf(code)) !== 'none');
  const form = hasWithdrawal
    ? 'the withdrawal, which the law asks for'
    : 'the form to return goods';
  const why = `contact and newsletter fail, and so does ${form} (docs/real-store.md, Mail)`;
  const mail = 'CONTACT_ENDPOINT, CONTACT_TOKEN and SHOP_EMAIL';
  const isConfigured = env.CONTACT_ENDPOINT !== undefined;
  say(isConfigured, lacking(isConfigured, mail, why));
}
