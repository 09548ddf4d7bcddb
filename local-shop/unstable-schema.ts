import {extendSchema, type GraphQLSchema} from 'graphql';
import gql from 'graphql-tag';
import {consentToken, type VisitorConsent} from './domain/visitor-consent';
import type {ResolverTable} from './resolver';
import {attachResolvers, storefrontSchema} from './schema';

/**
 * The fields that Hydrogen's browser code and Shopify's consent script request only from
 * `unstable`.
 */
const CONSENT_SDL = gql`
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
`;

const CONSENT_RESOLVERS: ResolverTable = {
  QueryRoot: {
    consentManagement: () => ({__typename: 'ConsentManagement'}),
  },
  ConsentManagement: {
    cookies: (
      _source,
      {
        landingPage = null,
        origReferrer = null,
        visitorConsent,
      }: {
        readonly landingPage?: string | null;
        readonly origReferrer?: string | null;
        readonly visitorConsent: VisitorConsent;
      },
    ) => ({
      __typename: 'ConsentCookies',
      // The storefront's own host, whichever it is.
      cookieDomain: null,
      landingPageCookie: landingPage,
      origReferrerCookie: origReferrer,
      trackingConsentCookie: consentToken(visitorConsent),
    }),
  },
};

let executable: GraphQLSchema | undefined;

/** The Storefront API's schema with what only its version `unstable` has. */
export function unstableSchema(): GraphQLSchema {
  return (executable ??= attachResolvers(
    extendSchema(storefrontSchema(), CONSENT_SDL),
    CONSENT_RESOLVERS,
  ));
}
