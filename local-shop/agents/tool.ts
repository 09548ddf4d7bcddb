import {z} from 'zod';
import type {Shop, ShopContext} from '../context';
import {catalogueIn} from '../domain/catalogue-index';
import {countryIn, languageIn} from '../domain/markets';
import {
  localeOfLanguage,
  localeOfCountry,
  storefrontUrl,
} from '../domain/shop-urls';
import {envelope, type Capability} from './profile';

/** A tool as the endpoint lists and runs it; `input` are its arguments beside `META`. */
interface Tool<Shape extends z.ZodRawShape> {
  readonly name: string;
  readonly description: string;
  readonly input: Shape;
  readonly run: (
    shop: Shop,
    args: z.output<z.ZodObject<Shape>>,
  ) => Record<string, unknown>;
}

/** Infers the type of `run`'s arguments from `input`. */
export function defineTool<Shape extends z.ZodRawShape>(
  tool: Tool<Shape>,
): Tool<z.ZodRawShape> {
  const {run, input} = tool;
  return {
    ...tool,
    run: (shop, args) => run(shop, z.object(input).parse(args)),
  };
}

/**
 * `meta` of every call. The local shop has no network: it does not read the profile, and
 * assumes that every agent speaks its version.
 */
export const META = z.object({
  'ucp-agent': z.object({
    profile: z.url({protocol: /^https$/}).max(2_048),
  }),
});

/** The buyer's country and language; both are optional. */
export const CONTEXT = z
  .object({
    address_country: z.string().max(64).meta({description: 'ISO 3166-1'}),
    language: z.string().max(35).meta({description: 'de or en'}),
  })
  .partial();

/** The call's context in the form that the shop's resolvers use. */
export function contextOf(
  shop: Shop,
  asked: z.output<typeof CONTEXT> = {},
  fallbackCountry: string | null = null,
): ShopContext {
  const wanted = asked.address_country?.toUpperCase() ?? '';
  const country = countryIn(shop, wanted || fallbackCountry).isoCode;
  const locale = asked.language ?? localeOfCountry(shop, country);
  const language = languageIn(shop, locale.slice(0, 2).toUpperCase());
  const catalogue = catalogueIn(shop.catalogue, country);
  return {
    shop: {...shop, catalogue},
    country,
    language,
    visitorConsent: null,
  };
}

/** A message of a result. */
interface Message {
  readonly code: string;
  readonly content: string;
  readonly path?: string;
}

/**
 * The result of a call that cannot be carried out, with a page on which a person can
 * continue.
 */
export function failure(
  capability: Capability,
  {shop, language}: ShopContext,
  messages: readonly Message[],
) {
  return {
    ucp: envelope(capability, 'error'),
    messages: messages.map((message) => ({
      type: 'error',
      severity: 'recoverable',
      ...message,
    })),
    continue_url: storefrontUrl(shop, localeOfLanguage(language), '/'),
  };
}
