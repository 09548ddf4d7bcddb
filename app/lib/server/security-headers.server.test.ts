import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {CspEvaluator} from 'csp_evaluator';
import {Severity} from 'csp_evaluator/dist/finding.js';
import {CspParser} from 'csp_evaluator/dist/parser.js';
import {describe, expect, it} from 'vitest';
import {envWith as env} from '../../../tests/support/env';
import {
  contentSecurityPolicy,
  createNonce,
  replaceNonceByHashes,
  setSecurityHeaders,
} from './security-headers.server';

const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const directiveOf = (policy: string, name: string) =>
  policy.split('; ').find((directive) => directive.startsWith(`${name} `));

describe('contentSecurityPolicy', () => {
  it('is, in production, exactly this policy (E3.2)', () => {
    expect(contentSecurityPolicy(env(), ["'nonce-NONCE'"]).split('; '))
      .toMatchInlineSnapshot(`
        [
          "default-src 'self'",
          "script-src 'self' 'nonce-NONCE' 'wasm-unsafe-eval' https://cdn.shopify.com/shopifycloud/",
          "style-src-elem 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-YIjArHm2rkb5J7hX9lUM1bnQ3Kp61MTfluMGkuyKwDw=' 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=' 'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk=' 'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='",
          "style-src-attr 'unsafe-inline'",
          "img-src 'self' data: blob: https://cdn.shopify.com https://example.myshopify.com",
          "media-src 'self' https://cdn.shopify.com https://example.myshopify.com",
          "font-src 'self'",
          "connect-src 'self' https://cdn.shopify.com https://example.myshopify.com https://checkout.example.com https://model3d.shopifycdn.com blob: https://monorail-edge.shopifysvc.com",
          "manifest-src 'self'",
          "worker-src 'self' blob:",
          "form-action 'self'",
          "frame-src https://www.youtube-nocookie.com https://player.vimeo.com",
          "frame-ancestors 'none'",
          "object-src 'none'",
          "base-uri 'none'",
          "report-to policy",
          "report-uri /csp-reports",
        ]
      `);
  });

  it.each([
    ['a nonce', `'nonce-${createNonce()}'`, {}],
    ['hashes, and a challenge', hashOf('run()'), {isChallenged: true}],
  ])(
    'has no weakness that Google’s evaluator knows, with %s',
    (_, source, options) => {
      const policy = contentSecurityPolicy(
        env({PUBLIC_ANALYTICS_TOKEN: 'token'}),
        [source],
        options,
      );
      const {csp} = new CspParser(policy);
      const findings = new CspEvaluator(csp).evaluate();
      // "Maybe": hosts that could serve JSONP, if they did.
      const weaknesses = findings.filter(
        ({severity}) => severity < Severity.HIGH_MAYBE,
      );
      expect(weaknesses).toEqual([]);
      expect(findings).not.toEqual([]);
    },
  );

  it('narrows the asset host to the folder of this build (E3.2)', () => {
    const base = 'https://cdn.shopify.com/oxygen-v2/1/2/3/4/';
    const local = env({PUBLIC_STORE_DOMAIN: 'http://127.0.0.1:4000'});
    const policy = contentSecurityPolicy(local, [], {buildBase: base});
    const sources = (name: string) => directiveOf(policy, name);
    expect(sources('script-src')).toContain(
      `script-src 'self' ${base} 'wasm-unsafe-eval'`,
    );
    expect(sources('font-src')).toBe(`font-src 'self' ${base}`);
    expect(sources('style-src-elem')).toContain(`'self' ${base} 'sha256-`);
  });

  it('names the style elements of the libraries that are installed, and no other (E3.14)', () => {
    const sourceOf = (file: string) =>
      readFileSync(join('node_modules', file), 'utf8');
    const inserted = (file: string) => {
      const [, text = ''] =
        /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(sourceOf(file)) ?? [];
      return JSON.parse(text) as string;
    };
    const written = (file: string, text: RegExp) =>
      text.exec(sourceOf(file))?.[1] ?? '';
    const texts = [
      '',
      inserted('vaul/dist/index.mjs'),
      inserted('sonner/dist/index.mjs'),
      written('@radix-ui/react-select/dist/index.mjs', /__html: `([^`]*)`/),
      written(
        '@google/model-viewer/lib/template.js',
        /<style>([\s\S]*?)<\/style>/,
      ),
    ];
    const policy = contentSecurityPolicy(env(), []);
    const [, sources = ''] = /style-src-elem 'self' ([^;]*)/.exec(policy) ?? [];
    expect(sources.split(' ')).toEqual(texts.map(hashOf));
  });

  it('lets the admin frame a preview deployment', () => {
    const preview = env({PUBLIC_ENVIRONMENT: 'preview'});
    expect(contentSecurityPolicy(preview, [])).toContain(
      "frame-ancestors 'self' https://admin.shopify.com https://example.myshopify.com;",
    );
  });

  it('allows statistics where they are configured, and there only', () => {
    const connect = (overrides: Record<string, string>) =>
      directiveOf(contentSecurityPolicy(env(overrides), []), 'connect-src');
    const local = {PUBLIC_STORE_DOMAIN: 'http://127.0.0.1:4000'};
    expect(connect({})).not.toContain('cloudflareinsights');
    expect(connect(local)).not.toContain('monorail');
    const measured = connect({...local, PUBLIC_ANALYTICS_TOKEN: 'token'});
    expect(measured).toMatch(/ https:\/\/cloudflareinsights\.com(?: |$)/);
  });

  it('lets Turnstile in on the page of a challenge, and there only (E2.23)', () => {
    const origin = 'https://challenges.cloudflare.com';
    const keys = {
      PUBLIC_TURNSTILE_SITE_KEY: 'site-key',
      TURNSTILE_SECRET_KEY: 'secret-key',
    };
    expect(contentSecurityPolicy(env(keys), [])).not.toContain(origin);
    const policy = contentSecurityPolicy(env(keys), [], {isChallenged: true});
    const admitting = policy
      .split('; ')
      .filter((directive) => directive.endsWith(` ${origin}`))
      .map((directive) => directive.split(' ')[0]);
    expect(admitting).toEqual(['script-src', 'frame-src']);
  });
});

describe('setSecurityHeaders', () => {
  /** The headers of a response that has `given` of its own. */
  const headersOf = (
    given: Record<string, string> = {},
    changes: Record<string, string> = {},
    path = '/',
  ) => {
    const headers = new Headers(given);
    const url = new URL(path, 'https://metarmap.example');
    setSecurityHeaders(headers, env(changes), url);
    return headers;
  };

  it('keeps the policy of a page and gives everything else an empty one (E3.1)', () => {
    const name = 'Content-Security-Policy';
    const page = headersOf({[name]: "default-src 'self'"});
    expect(page.get(name)).toBe("default-src 'self'");
    expect(page.has('Reporting-Endpoints')).toBe(false);
    const reported = headersOf({[name]: contentSecurityPolicy(env(), [])});
    expect(reported.get('Reporting-Endpoints')).toBe('policy="/csp-reports"');
    const other = headersOf();
    expect(other.get(name)).toContain("default-src 'none'");
    expect(other.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it.each([
    ['application/json', 'application/json; charset=utf-8'],
    ['text/x-script', 'text/x-script; charset=utf-8'],
    ['text/html; charset=iso-8859-1', 'text/html; charset=iso-8859-1'],
    ['image/webp', 'image/webp'],
  ])('sets the charset of %s to %s (E3.1)', (type, expected) => {
    const headers = headersOf({'Content-Type': type});
    expect(headers.get('Content-Type')).toBe(expected);
  });

  it.each([
    [{}, 'max-age=31536000'],
    [{PUBLIC_SITE_URL: 'http://localhost:3000'}, null],
    [{PUBLIC_HSTS_SUBDOMAINS: 'true'}, 'max-age=31536000; includeSubDomains'],
  ])('sends HSTS over HTTPS only: with %j %s (E3.1)', (changes, expected) => {
    const headers = headersOf({}, {...changes});
    expect(headers.get('Strict-Transport-Security')).toBe(expected);
  });

  it.each([
    ['preview', 'noindex, nofollow', 'no-store'],
    ['production', null, 'public, max-age=86400'],
  ])(
    'lets search engines and caches have %s: %s, %s',
    (name, robots, cached) => {
      const headers = headersOf(
        {'Cache-Control': 'public, max-age=86400'},
        {PUBLIC_ENVIRONMENT: name},
      );
      expect(headers.get('X-Robots-Tag')).toBe(robots);
      expect(headers.get('Cache-Control')).toBe(cached);
    },
  );

  it('reveals a secret address to no other host (E2.13)', () => {
    const policyOf = (path: string) =>
      headersOf({}, {}, path).get('Referrer-Policy');
    expect(policyOf('/account/orders/abc')).toBe('no-referrer');
    expect(policyOf('/account')).toBe('strict-origin-when-cross-origin');
  });
});

describe('replaceNonceByHashes', () => {
  it('names each script with the nonce, once, and no other', async () => {
    const scripts = (nonce: string) =>
      `<script${nonce}>a()</script><script${nonce} type="module">import "/b.js";</script>` +
      `<script${nonce}>a()</script><script>c()</script><script nonce="Mg==">d()</script>` +
      `<script type="application/ld+json">{"a":1}</script><script id="e"${nonce}>ü</script>`;
    const {parts, sources} = await replaceNonceByHashes(
      scripts(' nonce="MQ+/=="'),
      'MQ+/==',
    );
    expect(parts.join('')).toBe(scripts(''));
    expect(sources).toEqual([
      hashOf('a()'),
      hashOf('import "/b.js";'),
      hashOf('ü'),
    ]);
  });
});
