import {consentToken, type VisitorConsent} from '../domain/visitor-consent';
import type {ResolverTable} from '../resolver';

/** Resolvers of the consent queries, which only the version `unstable` has. */
export const consentResolvers: ResolverTable = {
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
