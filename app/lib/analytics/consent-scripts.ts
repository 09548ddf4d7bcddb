import {OPTIONAL, type OptionalId} from '~/lib/consent/consent-cookies';
import {unwantedCookies} from '~/lib/consent/consent-state';
import {expiredCookies} from '~/lib/consent/expired-cookies';

/** What the scripts of this site take from its environment. */
interface Settings {
  /** Site token of the beacon; without one there is no beacon. */
  readonly beaconToken: string | null;
  /** See `AnalyticsConfig`. */
  readonly withdrawnPolicy: string;
}

/** Marks script elements that consent has put on the page. */
const MARK = 'consentId';

/**
 * Makes the page agree with a decision: scripts of what is enabled are there once,
 * everything else is gone, its cookies too. Browser only.
 *
 * @param settings `null` where nothing is measured: then only cookies are deleted.
 */
export function applyConsent(
  enabled: readonly OptionalId[],
  settings: Settings | null,
): void {
  for (const {id, src} of OPTIONAL) {
    const present = document.querySelectorAll(
      `script[data-consent-id="${id}"]`,
    );
    if (!enabled.includes(id)) {
      for (const script of present) script.remove();
    } else if (present.length === 0 && settings?.beaconToken) {
      document.head.append(beacon(id, src, settings.beaconToken));
    }
  }
  forgetCookies(unwantedCookies(enabled));
}

/** The beacon's element with the attribute that carries the site's token. */
function beacon(id: OptionalId, src: string, token: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = src;
  script.defer = true;
  script.dataset[MARK] = id;
  script.dataset.cfBeacon = JSON.stringify({token});
  return script;
}

/**
 * A script that has run stays in memory after its element is gone. This policy
 * keeps it from sending anything for as long as the document lives.
 */
export function blockSending({withdrawnPolicy}: Settings): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = withdrawnPolicy;
  document.head.append(policy);
}

function forgetCookies(names: readonly string[]): void {
  for (const text of expiredCookies(names, window.location)) {
    document.cookie = text;
  }
}
