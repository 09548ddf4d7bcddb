import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {FrameLocator, Page} from '@playwright/test';

/** A site of somebody else, whose only page shows what `?address=` names in a frame. */
export interface FramingSite {
  readonly origin: string;
  readonly stop: () => void;
}

const framing = (address: string) =>
  `<!doctype html><title>frame</title><iframe title="shop" name="shop" src="${address}" width="1200" height="800"></iframe>`;

/** Starts such a site on a free port of this machine. */
export async function startFramingSite(): Promise<FramingSite> {
  const server = createServer((request, response) => {
    const {searchParams} = new URL(request.url ?? '/', 'http://127.0.0.1');
    response.setHeader('Content-Type', 'text/html');
    response.end(framing(searchParams.get('address') ?? ''));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
    },
  };
}

/** Shows an address in a frame on a public origin; the answer is made by the browser. */
export async function frameOn(
  page: Page,
  origin: string,
  address: string,
): Promise<FrameLocator> {
  await page.route(`${origin}/framing`, (route) =>
    route.fulfill({contentType: 'text/html', body: framing(address)}),
  );
  await page.goto(`${origin}/framing`);
  return page.frameLocator('iframe');
}
