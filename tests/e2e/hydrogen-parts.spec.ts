import {cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join, resolve} from 'node:path';
import {expect} from '@playwright/test';
import {IS_FULL_MATRIX} from '../support/matrix';
import {ownServer} from '../support/own-server';
import {firstVariantId} from '../support/shop-client';
import {storefrontAt} from '../support/storefronts';
import {test} from '../support/test';

const {port: PORT, site: SITE, shop: SHOP} = storefrontAt(60);

/** What React passes to its developer tools. */
interface Renderer {
  version: string;
  findFiberByHostInstance?: unknown;
}

/** Not needed to build and serve; above all, no variables of a store. */
const LEFT_OUT =
  /^(?:\.git|\.env(?:\..*)?|\.shop|\.shopify|node_modules|dist|docs|tests|test-results|playwright-report)$/;

/**
 * A copy of this project, as a clone in a container would have it: in `app/shop`, with this
 * project's packages.
 * @param routes files that become routes of the copy, by their names there.
 * @returns its folder, and a function that removes it.
 */
function ownStorefront(routes: Readonly<Record<string, string>>): {
  readonly folder: string;
  readonly remove: () => void;
} {
  const parent = mkdtempSync(join(tmpdir(), 'storefront-'));
  const folder = join(parent, 'app/shop');
  const project = resolve('.');
  mkdirSync(join(parent, 'app'));
  cpSync(project, folder, {
    recursive: true,
    filter: (source) =>
      resolve(source, '..') !== project || !LEFT_OUT.test(basename(source)),
  });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [name, file] of Object.entries(routes)) {
    cpSync(file, join(folder, 'app/routes', name));
  }
  return {
    folder,
    remove: () => rmSync(parent, {recursive: true, force: true}),
  };
}

test('React’s developer tools recognise a page of the build @desktop', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const tools = {renderers: [] as unknown[], commits: 0};
    Object.assign(window, {
      tools,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        checkDCE: () => undefined,
        inject: ({version, findFiberByHostInstance}: Renderer) =>
          tools.renderers.push([version, typeof findFiberByHostInstance]),
        onCommitFiberRoot: () => {
          tools.commits += 1;
        },
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
    });
  });
  await page.goto('/');
  const {renderers, commits} = await page.evaluate(
    () =>
      Reflect.get(window, 'tools') as {renderers: unknown[]; commits: number},
  );
  expect(renderers).toEqual([[expect.stringMatching(/^18\./), 'function']]);
  expect(commits).toBeGreaterThan(0);
});

/**
 * Hydrogen's and Remix's own components on a page of a production build: adding them must need no
 * knowledge of this storefront. The build is that of a clone whose path contains `/app/`; it takes
 * a minute, so it runs only in the full matrix.
 */
if (IS_FULL_MATRIX) {
  test.describe('a page that is added @desktop', () => {
    test.use({baseURL: SITE});
    test.describe.configure({mode: 'serial'});

    let storefront: ReturnType<typeof ownStorefront>;
    test.beforeAll(() => {
      storefront = ownStorefront({
        'probe.tsx': 'tests/support/hydrogen-probe.tsx',
      });
    });
    ownServer(PORT, {
      command: [
        'sh',
        '-c',
        'npm run build:worker && exec node --import tsx scripts/preview.ts',
      ],
      // A bound for a hang, not for speed.
      timeout: 540_000,
      cwd: () => storefront.folder,
    });
    test.afterAll(() => storefront?.remove());

    test('adds to the cart with CartForm, and shows the line at once', async ({
      page,
    }) => {
      const variant = await firstVariantId(SHOP, 'metarmap-mini');
      await page.goto(`/probe?${new URLSearchParams({variant})}`);
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/cart.data*', async (route) => {
        await released;
        await route.continue();
      });
      const lines = page.getByRole('list', {name: 'Lines'});
      await page.getByRole('button', {name: 'Add'}).click();
      await expect(lines).toHaveText('soon: 2');
      release();
      await expect(lines).toHaveText('now: 2');
      await page.reload();
      await expect(lines).toHaveText('now: 2');
    });

    test('sends a form with useFetcher and stays where it is', async ({
      page,
    }) => {
      await page.goto('/probe');
      await page.getByRole('button', {name: 'Say'}).click();
      await expect(page.getByRole('main').locator('output')).toHaveText(
        'hello',
      );
      await expect(page).toHaveURL(`${SITE}/probe`);
    });
  });
}
