import type {CatalogueLanguage} from '@metarmap/store/localized-text';
import type {ShopContext} from '../../context';
import {LOCAL_SHOP_ID} from '../../credentials';
import {shopBrand} from '../../data/brand-store';
import {policies} from '../../data/content-store';
import {forEachLanguage, type CatalogueImage} from '../../domain/catalogue';
import {currencyByIsoCode, type Country} from '../../domain/countries';
import {countryIn, type Markets} from '../../domain/markets';
import type {ShopPolicy} from '../../domain/shop-content';
import {mediaImageSource} from '../object/media';
import {shopPolicySource} from '../object/shop-policy';

const REGION_NAMES = displayNames('region');
const CURRENCY_NAMES = displayNames('currency');
const LANGUAGE_NAMES = displayNames('language');
const COLLATORS = forEachLanguage((language) => new Intl.Collator(language));

/** `localization`: the countries the shop sells to and the languages it is written in. */
function localization(
  _root: unknown,
  _args: unknown,
  {shop: markets, country, language}: ShopContext,
) {
  const current = countryIn(markets, country);
  return {
    country: countrySource(markets, current, language),
    language: languageSource(language, language),
    market: marketSource(current),
    availableLanguages: languageSources(markets, language),
    availableCountries: markets.countries
      .map((each) => countrySource(markets, each, language))
      .sort((a, b) => COLLATORS[language].compare(a.name, b.name)),
  };
}

function countrySource(
  markets: Markets,
  country: Country,
  language: CatalogueLanguage,
) {
  const {isoCode, symbol} = currencyByIsoCode(country.currency);
  return {
    isoCode: country.isoCode,
    name: REGION_NAMES[language].of(country.isoCode) ?? country.isoCode,
    unitSystem: country.unitSystem,
    currency: {
      isoCode,
      symbol,
      name: CURRENCY_NAMES[language].of(isoCode) ?? isoCode,
    },
    availableLanguages: languageSources(markets, language),
    market: marketSource(country),
  };
}

const languageSources = ({languages}: Markets, reader: CatalogueLanguage) =>
  languages.map((each) => languageSource(each, reader));

function languageSource(of: CatalogueLanguage, reader: CatalogueLanguage) {
  const nameIn = (language: CatalogueLanguage) =>
    LANGUAGE_NAMES[language].of(of.toLowerCase()) ?? of;
  return {isoCode: of, name: nameIn(reader), endonymName: nameIn(of)};
}

function marketSource({isoCode}: Country) {
  const number = isoCode.charCodeAt(0) * 100 + isoCode.charCodeAt(1);
  return {
    __typename: 'Market',
    id: `gid://shopify/Market/${number}`,
    handle: isoCode.toLowerCase(),
    metafield: null,
  };
}

function displayNames(type: 'region' | 'currency' | 'language') {
  return forEachLanguage((language) => new Intl.DisplayNames(language, {type}));
}

/**
 * `Shop.paymentSettings`: the currencies of all countries. Cards and wallets are samples,
 * because nothing is really paid.
 */
function paymentSettings({countries}: Markets) {
  const [own] = countries;
  return {
    acceptedCardBrands: ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS'],
    cardVaultUrl: 'about:blank',
    countryCode: own.isoCode,
    currencyCode: own.currency,
    enabledPresentmentCurrencies: [
      ...new Set(countries.map(({currency}) => currency)),
    ],
    shopifyPaymentsAccountId: null,
    supportedDigitalWallets: ['APPLE_PAY', 'GOOGLE_PAY', 'SHOPIFY_PAY'],
  };
}

/** `Shop.brand`; `null` where the merchant has set nothing, which the schema allows. */
function brandSource(from: ShopContext['shop'], language: CatalogueLanguage) {
  const brand = shopBrand(from);
  const shown = (image: CatalogueImage | null) =>
    image && mediaImageSource(image);
  return (
    brand && {
      __typename: 'Brand',
      logo: shown(brand.logo),
      squareLogo: shown(brand.squareLogo),
      coverImage: shown(brand.coverImage),
      slogan: brand.slogan[language] || null,
      shortDescription: null,
      colors: {
        __typename: 'BrandColors',
        primary: brand.primaryColor
          ? [
              {
                __typename: 'BrandColorGroup',
                background: brand.primaryColor,
                foreground: null,
              },
            ]
          : [],
        secondary: [],
      },
    }
  );
}

/** The one policy for which Shopify has a text of its own; here it is what the merchant wrote. */
function policyWithDefault(
  written: readonly ShopPolicy[],
  {language, shop: {storefrontOrigin}}: ShopContext,
) {
  const policy = written.find(({kind}) => kind === 'subscriptionPolicy');
  if (!policy) return null;
  const {id, handle, title, bodyHtml} = policy;
  return {
    __typename: 'ShopPolicyWithDefault',
    ...{id, handle, title: title[language], body: bodyHtml[language]},
    url: `${storefrontOrigin}/policies/${handle}`,
  };
}

/** `shop`: who sells. Name and texts are the merchant's settings. */
function shop(_root: unknown, _args: unknown, context: ShopContext) {
  const {countries, primaryOrigin, seed} = context.shop;
  const written = policies(context.shop);
  const policy = (kind: ShopPolicy['kind']) => {
    const found = written.find((each) => each.kind === kind);
    return found ? shopPolicySource(found) : null;
  };
  const {host, protocol} = new URL(primaryOrigin);
  return {
    __typename: 'Shop',
    id: `gid://shopify/Shop/${LOCAL_SHOP_ID}`,
    name: seed.name,
    description: seed.description[context.language],
    brand: brandSource(context.shop, context.language),
    moneyFormat: '{{amount_with_comma_separator}} €',
    paymentSettings: paymentSettings(context.shop),
    primaryDomain: {
      host,
      sslEnabled: protocol === 'https:',
      url: primaryOrigin,
    },
    privacyPolicy: policy('privacyPolicy'),
    refundPolicy: policy('refundPolicy'),
    shippingPolicy: policy('shippingPolicy'),
    termsOfService: policy('termsOfService'),
    subscriptionPolicy: policyWithDefault(written, context),
    shipsToCountries: countries.map(({isoCode}) => isoCode),
    shopPayInstallmentsPricing: null,
    metafield: null,
  };
}

/** Query roots of the shop itself. */
export const shopQueries = {localization, shop};
