import {
  consentScripts,
  destinationsOf,
} from '~/lib/consent/item-scripts.server';
import {ASSET_ORIGIN} from '~/lib/environment/asset-origin';
import {isDeveloperTool} from '~/lib/environment/developer-tool';
import {
  isStoreLinked,
  shopOrigin,
  type StorefrontEnv,
} from '~/lib/environment/env.server';
import {CHALLENGE_ORIGIN} from '~/lib/forms/challenge';
import {isSecretUrl} from '~/lib/urls/secret-url';
import {POLICY_REPORTS_PATH} from './browser-reports.server';
import {VIDEO_FRAME_ORIGINS} from '~/lib/content/external-video';

/** A nonce for one HTML response: 128 random bits. */
export function createNonce(): string {
  return btoa(
    String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))),
  );
}

/**
 * Removes the nonce of a document's own inline scripts, so that the document is the same bytes for
 * everybody. Returns the parts between the nonces, and the policy sources (SHA-256) of exactly these
 * scripts. A script without the nonce, which an untrusted text may have brought in, stays forbidden.
 */
export async function replaceNonceByHashes(
  html: string,
  nonce: string,
): Promise<{parts: string[]; sources: string[]}> {
  // React escapes `>` in attributes.
  const parts = html.split(` nonce="${nonce}"`);
  const texts = parts
    .slice(1)
    .map((part) =>
      part.slice(part.indexOf('>') + 1, part.indexOf('</script>')),
    );
  return {
    parts,
    sources: await Promise.all([...new Set(texts)].map(sha256Source)),
  };
}

/** The policy source that allows an inline script or style with this text. */
export async function sha256Source(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return `'sha256-${base64}'`;
}

/** Host of 3D models that were uploaded before Shopify moved them to its CDN. */
const OLD_MODELS_HOST = 'https://model3d.shopifycdn.com';

/** Shopify's consent and analytics scripts, which Hydrogen loads after consent. */
const SHOPIFY_SCRIPTS = `${ASSET_ORIGIN}/shopifycloud/`;

/** SHA-256 of the styles of vaul and sonner (both start empty), Radix Select, model-viewer. */
const LIBRARY_STYLES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-YIjArHm2rkb5J7hX9lUM1bnQ3Kp61MTfluMGkuyKwDw='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
  "'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='",
  "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='",
];

/** Endpoint name in `Reporting-Endpoints`. */
const REPORT_GROUP = 'policy';

interface PolicyOptions {
  /** Adds what Vite's dev server needs. */
  readonly isDevelopment?: boolean;
  /** The page shows a challenge; see `requireChallenge`. */
  readonly isChallenged?: boolean;
  /** Sources of the document's style elements. */
  readonly inlineStyles?: readonly string[];
  /** Base URL of this build's files; on Oxygen on the CDN. */
  readonly buildBase?: string;
}

/**
 * A page's content security policy, in full, because Hydrogen's defaults replace and omit
 * sources.
 * @param inlineScripts a nonce of this response, or the hashes of the document's scripts.
 */
export function contentSecurityPolicy(
  env: StorefrontEnv,
  inlineScripts: readonly string[],
  {
    isDevelopment = false,
    isChallenged = false,
    inlineStyles = [],
    buildBase = import.meta.env.BASE_URL,
  }: PolicyOptions = {},
): string {
  const shop = shopOrigin(env.PUBLIC_STORE_DOMAIN);
  const ownFiles = ["'self'", ...(URL.canParse(buildBase) ? [buildBase] : [])];
  const challenge = isChallenged ? [CHALLENGE_ORIGIN] : [];
  const scripts = consentScripts(env);
  const directives: Record<string, readonly string[]> = {
    // Applies to prefetched files in Firefox.
    'default-src': ownFiles,
    'script-src': [
      ...ownFiles,
      ...inlineScripts,
      // Decoders of 3D models; allows no `eval`.
      "'wasm-unsafe-eval'",
      ...(isStoreLinked(env) ? [SHOPIFY_SCRIPTS] : []),
      // Loaded after consent only; `consent-scripts.ts`.
      ...scripts.map(({src}) => new URL(src).origin),
      ...challenge,
    ],
    'style-src-elem': [
      ...ownFiles,
      ...(isDevelopment
        ? ["'unsafe-inline'"]
        : [...inlineStyles, ...LIBRARY_STYLES]),
    ],
    // For swatches and positions on the map.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ASSET_ORIGIN, shop],
    'media-src': ["'self'", ASSET_ORIGIN, shop],
    'font-src': ownFiles,
    'connect-src': [
      ...ownConnectSources(env),
      ...Object.values(destinationsOf(env, isStoreLinked(env))).flat(),
      ...(isDevelopment ? ['ws://localhost:*', 'ws://127.0.0.1:*'] : []),
    ],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    // Other sites are reached by `withoutFormRedirect`.
    'form-action': ["'self'"],
    'frame-src': [...VIDEO_FRAME_ORIGINS, ...challenge],
    'frame-ancestors': frameAncestors(env),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'report-to': [REPORT_GROUP],
    // For browsers without `report-to`.
    'report-uri': [POLICY_REPORTS_PATH],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** The policy of Hydrogen's developer tools. */
function developerToolPolicy(env: StorefrontEnv): string {
  const unpkg = 'https://unpkg.com';
  return [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline' ${unpkg}`,
    `style-src 'self' 'unsafe-inline' ${unpkg}`,
    'img-src * data:',
    `font-src 'self' data: ${unpkg}`,
    "worker-src 'self' blob:",
    `connect-src 'self' ws: ${shopOrigin(env.PUBLIC_STORE_DOMAIN)}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/** Only the shop's admin may frame a page, on a preview. */
function frameAncestors(env: StorefrontEnv): readonly string[] {
  const shop = shopOrigin(env.PUBLIC_STORE_DOMAIN);
  return env.mayBeFramed
    ? ["'self'", 'https://admin.shopify.com', shop]
    : ["'none'"];
}

/** What a page connects to without analytics. */
export function ownConnectSources(env: StorefrontEnv): string[] {
  return [
    "'self'",
    ASSET_ORIGIN,
    shopOrigin(env.PUBLIC_STORE_DOMAIN),
    shopOrigin(env.PUBLIC_CHECKOUT_DOMAIN),
    ...(isStoreLinked(env) ? [OLD_MODELS_HOST] : []),
    // Textures of a 3D model.
    'blob:',
  ];
}

/** One year, in seconds. */
const HSTS = 'max-age=31536000';

/** Text types that need an explicit charset. */
const TEXT_WITHOUT_CHARSET = /^(?:text\/[\w-]+|application\/(?:json|xml))$/;

/**
 * Sets the security headers of every response. Pages bring their policy, which is cached with
 * them; any other response may load nothing.
 */
export function setSecurityHeaders(
  headers: Headers,
  env: StorefrontEnv,
  url: URL,
): void {
  const policy = isDeveloperTool(url.pathname)
    ? developerToolPolicy(env)
    : (headers.get('Content-Security-Policy') ??
      `default-src 'none'; frame-ancestors ${frameAncestors(env).join(' ')}; base-uri 'none'`);
  headers.set('Content-Security-Policy', policy);
  if (policy.includes('report-to')) {
    const endpoint = `${REPORT_GROUP}="${POLICY_REPORTS_PATH}"`;
    headers.set('Reporting-Endpoints', endpoint);
  }
  headers.set('X-Content-Type-Options', 'nosniff');
  const type = headers.get('Content-Type') ?? '';
  if (TEXT_WITHOUT_CHARSET.test(type)) {
    headers.set('Content-Type', `${type}; charset=utf-8`);
  }
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set(
    'Permissions-Policy',
    'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  );
  headers.set(
    'Referrer-Policy',
    isSecretUrl(url) ? 'no-referrer' : 'strict-origin-when-cross-origin',
  );
  if (env.PUBLIC_SITE_URL.startsWith('https:')) {
    const scope = env.PUBLIC_HSTS_SUBDOMAINS ? '; includeSubDomains' : '';
    headers.set('Strict-Transport-Security', HSTS + scope);
  }
  if (env.PUBLIC_ENVIRONMENT !== 'production') {
    headers.set('X-Robots-Tag', 'noindex, nofollow');
  }
  if (env.PUBLIC_ENVIRONMENT === 'preview') {
    // A preview shows a merchant's changes on reload.
    headers.set('Cache-Control', 'no-store');
  }
}
