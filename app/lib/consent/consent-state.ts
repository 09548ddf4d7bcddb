import {readCookies} from '~/lib/session/read-cookie';
import {
  CONSENT_ENABLED_COOKIE,
  CONSENT_GIVEN_COOKIE,
  NECESSARY,
  OPTIONAL,
  type OptionalId,
} from './consent-cookies';

/** What a visitor has decided; nothing is enabled before. */
export interface ConsentState {
  readonly isDecided: boolean;
  readonly enabled: readonly OptionalId[];
}

/** Ways to decide: everything, necessary only, or what is ticked. */
export type Decision = 'all' | 'necessary' | 'selection';

/** 180 days; asked again after half a year, as the French CNIL recommends. */
const MAX_AGE = 60 * 60 * 24 * 180;

/** Ids joined by tildes. Anything else was not written by us. */
const ID_LIST = /^[a-z][a-z0-9-]*(?:~[a-z][a-z0-9-]*)*$/;

/**
 * The decision in a `Cookie` header or in `document.cookie`. Unknown ids are
 * ignored; a list that cannot be read counts as undecided.
 */
export function readConsent(cookies: string | null): ConsentState {
  const sent = readCookies(cookies);
  const list = sent.get(CONSENT_ENABLED_COOKIE);
  if (
    sent.get(CONSENT_GIVEN_COOKIE) !== 'true' ||
    list === undefined ||
    !ID_LIST.test(list)
  )
    return {isDecided: false, enabled: []};
  return {isDecided: true, enabled: knownIds(list.split('~'))};
}

/** The optional ids among any texts, each once, in the order of the settings. */
export function knownIds(ids: readonly string[]): OptionalId[] {
  return OPTIONAL.map(({id}) => id).filter((id) => ids.includes(id));
}

/** What a decision enables; `ticked` counts for a selection only. */
export function decidedIds(
  decision: Decision,
  ticked: readonly string[],
): OptionalId[] {
  if (decision === 'selection') return knownIds(ticked);
  return decision === 'all' ? OPTIONAL.map(({id}) => id) : [];
}

/** Cookies of everything optional that is not enabled. */
export function unwantedCookies(enabled: readonly OptionalId[]): string[] {
  return OPTIONAL.filter(({id}) => !enabled.includes(id)).flatMap(
    ({targetCookieIds}) => targetCookieIds,
  );
}

/**
 * The texts of the two cookies that keep a decision, for `Set-Cookie` and for
 * `document.cookie`. The list names what is necessary too, so that no decision
 * leaves it empty.
 *
 * @param attributes as `scopeText` makes them: where a browser sends them back.
 */
export function consentCookies(
  enabled: readonly OptionalId[],
  attributes: string,
): string[] {
  const ids = [...NECESSARY.map(({id}) => id), ...enabled].join('~');
  return [
    `${CONSENT_GIVEN_COOKIE}=true`,
    `${CONSENT_ENABLED_COOKIE}=${ids}`,
  ].map((cookie) => `${cookie}; Path=/; Max-Age=${MAX_AGE}; ${attributes}`);
}
