import {extendSchema, parse, type GraphQLSchema} from 'graphql';
import {consentResolvers} from './resolvers/consent-resolvers';
import {attachResolvers} from './schema';

/** What Hydrogen's browser code and Shopify's consent script ask of `unstable` alone. */
const CONSENT_SDL = parse(`
  type ConsentCookies {
    cookieDomain: String
    landingPageCookie: String
    origReferrerCookie: String
    trackingConsentCookie: String!
  }

  type ConsentManagement {
    cookies(
      landingPage: String
      origReferrer: String
      visitorConsent: VisitorConsent!
    ): ConsentCookies!
  }

  extend type QueryRoot {
    consentManagement: ConsentManagement!
  }
`);

/** The Storefront API's schema with what only its version `unstable` has. */
export function buildUnstableSchema(storefront: GraphQLSchema): GraphQLSchema {
  return attachResolvers(extendSchema(storefront, CONSENT_SDL), [
    consentResolvers,
  ]);
}
