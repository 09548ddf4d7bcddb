import {Scripts} from '@remix-run/react';
import {
  createRequestHandler,
  type AppLoadContext,
  type ServerBuild,
} from '@remix-run/server-runtime';
import {lazy, Suspense, type ComponentType} from 'react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {envWith} from '../tests/support/env';
import {useNonce} from '~/components/ui/server-document';
import {LOCALES} from '~/lib/i18n/locale';
import {sha256Source} from '~/lib/server/security-headers.server';
import {RequestLog} from '~/lib/storefront/request-log.server';
import * as entry from './entry.server';

afterEach(() => vi.restoreAllMocks());

/** A storefront with one page, whose component is `Page`. */
function buildOf(Page: ComponentType): ServerBuild {
  const route = {id: 'root', path: '', hasErrorBoundary: true};
  function Document() {
    return (
      <html lang="en">
        <body>
          <Page />
          <Scripts nonce={useNonce()} />
        </body>
      </html>
    );
  }
  return {
    mode: 'production',
    entry: {module: entry},
    routes: {
      root: {
        ...route,
        module: {
          default: Document,
          ErrorBoundary: () => <p>The error page</p>,
          loader: () => ({text: 'of the loader'}),
        },
      },
    },
    assets: {
      entry: {module: '/entry.js', imports: []},
      routes: {
        root: {
          ...route,
          module: '/root.js',
          hasAction: false,
          hasLoader: true,
          hasClientAction: false,
          hasClientLoader: false,
        },
      },
      url: '/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_lazyRouteDiscovery: false,
      v3_singleFetch: true,
    },
    isSpaMode: false,
  };
}

/** Requests the page that Remix renders with `Page`; without a `nonce` it is shared. */
async function documentWith(Page: ComponentType, nonce: string | null = null) {
  const handle = createRequestHandler(buildOf(Page), 'production');
  const response = await handle(new Request('https://example.com/'), {
    env: envWith({}),
    locale: LOCALES.en,
    requestLog: new RequestLog(),
    structuredData: [],
    markdown: {},
    nonce,
  } as unknown as AppLoadContext);
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  return {
    status: response.status,
    html: await response.text(),
    scriptSources: /script-src ([^;]*)/.exec(policy)?.[1] ?? '',
  };
}

const INJECTED = 'alert(document.cookie)';

function PageWithInjectedScript() {
  return (
    <>
      <script nonce={useNonce()} dangerouslySetInnerHTML={{__html: 'own()'}} />
      <div
        dangerouslySetInnerHTML={{
          __html: `<p>of a merchant</p><script>${INJECTED}</script>`,
        }}
      />
    </>
  );
}

describe('the policy of a shared page', () => {
  it('allows the scripts that the storefront rendered, and no script in a text', async () => {
    const {html, scriptSources} = await documentWith(PageWithInjectedScript);
    expect(html).toContain(`<script>${INJECTED}</script>`);
    expect(scriptSources).not.toContain(await sha256Source(INJECTED));
    expect(scriptSources).not.toContain('nonce-');
    const own = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)]
      .map(([, text = '']) => text)
      .filter((text) => text !== INJECTED);
    expect(own).toContain('own()');
    expect(own.join()).toContain('of the loader');
    for (const text of own) {
      expect(scriptSources).toContain(await sha256Source(text));
    }
  });

  it('belongs to a page that is the same bytes for everybody', async () => {
    const {html} = await documentWith(PageWithInjectedScript);
    expect(html).not.toContain('nonce');
    expect((await documentWith(PageWithInjectedScript)).html).toBe(html);
  });
});

it('allows the scripts of a page for one visitor by its nonce', async () => {
  const {html, scriptSources} = await documentWith(
    PageWithInjectedScript,
    'bm9uY2U=',
  );
  expect(html).toContain('<script nonce="bm9uY2U=">own()</script>');
  expect(html).toContain(`<script>${INJECTED}</script>`);
  expect(scriptSources).toContain("'nonce-bm9uY2U='");
  expect(scriptSources).not.toContain('sha256-');
});

it('responds 500 when a later part of a page cannot be rendered', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const Broken = lazy(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    throw new Error('It cannot be rendered.');
  });
  const {status, html} = await documentWith(() => (
    <main>
      <Suspense fallback={null}>
        <Broken />
      </Suspense>
    </main>
  ));
  expect(status).toBe(500);
  expect(html).toContain('<main>');
  // The browser reads the loader's data once.
  expect(html.split('of the loader')).toHaveLength(2);
  expect(log).toHaveBeenCalledOnce();
});

it('contains what is loaded while it is rendered, as the bar of a preview', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const Bar = lazy(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return {default: () => <p>The bar</p>};
  });
  const page = () => (
    <Suspense fallback={null}>
      <Bar />
    </Suspense>
  );
  const first = await documentWith(page);
  expect(first.status).toBe(200);
  expect(first.html).toContain('<!--$--><p>The bar</p><!--/$-->');
  expect(first.html.split('of the loader')).toHaveLength(2);
  expect((await documentWith(page)).html).toBe(first.html);
  expect(log).not.toHaveBeenCalled();
});

it('is the error page, and the error is logged once, when the shell cannot be rendered', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const {status, html} = await documentWith(() => {
    throw new Error('It cannot be rendered.');
  });
  expect(status).toBe(500);
  expect(html).toContain('The error page');
  expect(log).toHaveBeenCalledOnce();
});
