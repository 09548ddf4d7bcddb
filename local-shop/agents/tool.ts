import {z} from 'zod';
import type {Shop, ShopContext} from '../context';
import {countryIn, languageIn} from '../domain/markets';
import {localeOfCountry} from '../domain/shop-urls';
import {storefrontUrl} from '../domain/store-url';
import {envelope, type Capability} from './profile';

/** A tool as the endpoint lists and runs it. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: object;
  /** Throws `ZodError` for arguments that do not fit `inputSchema`. */
  readonly run: (shop: Shop, args: unknown) => object;
}

/** `meta` of every call; the endpoint has checked the profile's address before. */
export const META = z.object({'ucp-agent': z.object({profile: z.string()})});

/** Makes a tool whose arguments are listed and checked by one schema: `meta` and these. */
export function defineTool<Shape extends z.ZodRawShape>(
  name: string,
  description: string,
  shape: Shape,
  run: (shop: Shop, args: z.output<z.ZodObject<Shape>>) => object,
): Tool {
  const input = z.object({meta: META}).extend(shape);
  const inputSchema = z.toJSONSchema(input, {io: 'input'});
  const checked = z.object(shape);
  return {
    name,
    description,
    inputSchema,
    run: (shop, args) => run(shop, checked.parse(args)),
  };
}

/** Where the buyer is and what they read; everything may be left out. */
export const CONTEXT = z
  .object({
    address_country: z.string().max(64).meta({description: 'ISO 3166-1'}),
    language: z.string().max(35).meta({description: 'de or en'}),
    currency: z.string().max(3).meta({description: 'Of the price filter'}),
  })
  .partial();

/** The call's context as the shop's resolvers know it. */
export function contextOf(
  shop: Shop,
  asked: z.output<typeof CONTEXT> = {},
  fallbackCountry: string | null = null,
): ShopContext {
  const wanted = asked.address_country?.toUpperCase() ?? '';
  const country = countryIn(shop, wanted || fallbackCountry).isoCode;
  const locale = asked.language ?? localeOfCountry(shop, country);
  const language = languageIn(shop, locale.slice(0, 2).toUpperCase());
  return {shop, country, language, visitorConsent: null};
}

/** A message of a result. */
export interface Message {
  readonly type: 'error' | 'info' | 'warning';
  readonly code: string;
  readonly content: string;
  readonly path?: string;
  readonly severity?: 'recoverable' | 'unrecoverable';
}

/** The result of a call that cannot be met, with the page where a person can go on. */
export function failure(
  capability: Capability,
  context: ShopContext,
  messages: readonly Message[],
) {
  const continue_url = storefrontUrl(context, '/');
  return {ucp: envelope(capability, 'error'), messages, continue_url};
}

/** The result of a call for something that is not there. */
export function missing(
  capability: Capability,
  context: ShopContext,
  content: string,
) {
  const severity = 'unrecoverable';
  const message: Message = {
    type: 'error',
    code: 'not_found',
    content,
    severity,
  };
  return failure(capability, context, [message]);
}
