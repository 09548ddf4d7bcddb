import type {CookieScope} from '~/lib/environment/cookie-scope.server';
import {
  CONSENT_ENABLED_COOKIE,
  CONSENT_GIVEN_COOKIE,
  NECESSARY,
  OPTIONAL,
  type OptionalId,
} from './consent-cookies';
import {CONSENT_COOKIE_S} from '~/lib/limits/limits';

/** A decision; nothing is enabled before. */
export interface ConsentState {
  readonly isDecided: boolean;
  readonly enabled: readonly OptionalId[];
}

export type Decision = 'all' | 'necessary' | 'selection';

const ID_LIST = /^[a-z][a-z0-9-]*(?:~[a-z][a-z0-9-]*)*$/;

/** Reads the decision of a cookie header; ignores unknown ids, an invalid list is undecided. */
export function readConsent(cookies: string | null): ConsentState {
  const list = valueOf(CONSENT_ENABLED_COOKIE, cookies);
  if (
    valueOf(CONSENT_GIVEN_COOKIE, cookies) !== 'true' ||
    list === undefined ||
    !ID_LIST.test(list)
  )
    return {isDecided: false, enabled: []};
  return {isDecided: true, enabled: optionalIds(list.split('~'))};
}

/**
 * The value of the first cookie of that name. Not by the package `cookie`, which would be 1 kB (gzip) of each
 * first view: these two cookies have nothing that is encoded or quoted.
 */
function valueOf(name: string, cookies: string | null): string | undefined {
  const own = cookies
    ?.split(';')
    .find((cookie) => cookie.split('=', 1)[0]?.trim() === name);
  return own?.slice(own.indexOf('=') + 1).trim();
}

/** Filters optional ids, without duplicates, in the order of the settings. */
export function optionalIds(ids: readonly string[]): OptionalId[] {
  return OPTIONAL.map(({id}) => id).filter((id) => ids.includes(id));
}

/** Ids that a decision enables; `ticked` is for a selection only. */
export function decidedIds(
  decision: Decision,
  ticked: readonly string[],
): OptionalId[] {
  if (decision === 'selection') return optionalIds(ticked);
  return decision === 'all' ? OPTIONAL.map(({id}) => id) : [];
}

/** Cookies of all optional items that are not enabled. */
export function unwantedCookies(enabled: readonly OptionalId[]): string[] {
  return OPTIONAL.filter(({id}) => !enabled.includes(id)).flatMap(
    ({targetCookieIds}) => targetCookieIds,
  );
}

/** The cookies that store a decision. */
export function consentValues(
  enabled: readonly OptionalId[],
): readonly (readonly [name: string, value: string])[] {
  const ids = [...NECESSARY.map(({id}) => id), ...enabled].join('~');
  return [
    [CONSENT_GIVEN_COOKIE, 'true'],
    [CONSENT_ENABLED_COOKIE, ids],
  ];
}

/** `Set-Cookie` values that store a decision, which `document.cookie` takes, too. */
export function consentCookies(
  enabled: readonly OptionalId[],
  {secure, sameSite, partitioned}: CookieScope,
): string[] {
  const attributes = [
    `Max-Age=${CONSENT_COOKIE_S}; Path=/`,
    ...(secure ? ['Secure'] : []),
    ...(partitioned ? ['Partitioned'] : []),
    sameSite === 'none' ? 'SameSite=None' : 'SameSite=Lax',
  ].join('; ');
  return consentValues(enabled).map(
    ([name, value]) => `${name}=${value}; ${attributes}`,
  );
}
