import type {EntryContext} from '@shopify/remix-oxygen';
import {lazy, Suspense} from 'react';
import {expect, it, vi} from 'vitest';
import {envWith} from '../tests/support/env';
import type {RequestContext} from '~/lib/context.server';
import {ProviderReport} from '~/lib/storefront/provider-report.server';
import handleRequest from './entry.server';

const Broken = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve));
  throw new Error('It cannot be rendered.');
});

vi.mock('@remix-run/react', async (original) => ({
  ...(await original<object>()),
  RemixServer: () => (
    <main>
      <Suspense fallback={null}>
        <Broken />
      </Suspense>
    </main>
  ),
}));
vi.mock('~/lib/server/document-styles.server', () => ({
  documentStyles: () => null,
}));

it('responds 500 when a later part of a page cannot be rendered', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const response = await handleRequest(
    new Request('https://example.com/'),
    200,
    new Headers(),
    {staticHandlerContext: {errors: null}} as EntryContext,
    {
      env: envWith({}),
      report: new ProviderReport(),
      structuredData: [],
      markdown: {write: null},
      nonce: null,
    } as unknown as RequestContext,
  );
  expect(response.status).toBe(500);
  expect(await response.text()).toContain('<main>');
  expect(log).toHaveBeenCalledOnce();
});
