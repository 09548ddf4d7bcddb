import {expect} from '@playwright/test';
import {logIn} from '../support/account';
import {LinkWalk} from '../support/link-walk';
import {IS_FULL_MATRIX} from '../support/matrix';
import {PAGE_FILES, routeFile} from '../support/route-table';
import {addButton} from '../support/shopper';
import {test} from '../support/test';
import {ENGLISH, GERMAN, TONGUES} from '../support/texts';

// In one process: the last test adds up where the walks have been.
test.describe.configure({mode: 'serial'});

/** First where the router knows the fewest pages. */
const STARTS = ['/collections/karten', '/collections', '/auth/recover?sent'];

/** Pages that clicks on links do not show, by their files: an address of each, and why. */
const WITHOUT_LINKS: Readonly<Record<string, {path: string; why: string}>> = {
  '($locale).$.tsx': {path: '/nowhere', why: 'says that there is no such page'},
  '($locale).account.addresses.$number_.delete.tsx': {
    path: '/account/addresses/1/delete',
    why: 'a dialog where JavaScript runs',
  },
  '($locale).account_.$purpose.$id.$token.tsx': {
    path: '/account/reset/1/abc',
    why: 'opened from a mail',
  },
  '($locale).back-in-stock.tsx': {
    path: '/back-in-stock?variant=45600000030000',
    why: 'a dialog where JavaScript runs',
  },
  '($locale).cart_.$lines.tsx': {
    path: '/cart/404:1',
    why: 'leads to the checkout, or is opened from an advertisement',
  },
  '($locale).country.tsx': {
    path: '/country',
    why: 'a dialog where JavaScript runs',
  },
  '($locale).docs.search.tsx': {
    path: '/docs/search',
    why: 'a form leads there',
  },
  '($locale).legal.cookies.tsx': {
    path: '/legal/cookies',
    why: 'a dialog where JavaScript runs',
  },
  '($locale).newsletter.tsx': {
    path: '/newsletter',
    why: 'the form at the foot of every page leads there',
  },
  '($locale).pages.$handle.tsx': {
    path: '/pages/unknown',
    why: 'the merchant of the local shop has written none',
  },
};

/** Paths whose pages are other ones for a customer with a cart. */
const PERSONAL = /\/(?:account|cart|search|wishlist)/;

const walks: LinkWalk[] = [];

for (const tongue of TONGUES) {
  const {code, prefix} = tongue;

  test.describe(`what links lead to is what their addresses show, ${code}`, () => {
    test.use({locale: code});
    // A bound for a hang, as in `playwright.config.ts`, for a hundred clicks.
    test.setTimeout(600_000);

    if (IS_FULL_MATRIX || tongue === GERMAN) {
      test('to a visitor at a desk @desktop', async ({page}) => {
        const walk = new LinkWalk(page);
        walks.push(walk);
        for (const start of STARTS) await walk.from(prefix + start);
        for (const {path} of Object.values(WITHOUT_LINKS)) {
          await walk.from(prefix + path);
        }
        await walk.fromGoals();
        expect(walk.broken).toEqual([]);
      });
    }

    if (IS_FULL_MATRIX || tongue === ENGLISH) {
      test.describe('with a phone', () => {
        test.use({viewport: {width: 360, height: 780}});

        test('to a customer with a cart @desktop', async ({page}) => {
          const walk = new LinkWalk(page, IS_FULL_MATRIX ? /^/ : PERSONAL);
          walks.push(walk);
          await page.goto(`${prefix}/auth/login`);
          await logIn(page, tongue, 'wiebke@example.com');
          await expect(page).toHaveURL(`${prefix}/account`);
          await page.goto(`${prefix}/products/metarmap`);
          await addButton(page, tongue).click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await walk.from(`${prefix}/account`);
          for (const {path} of Object.values(WITHOUT_LINKS)) {
            if (PERSONAL.test(path)) await walk.from(prefix + path);
          }
          await page.goto(`${prefix}/search`);
          await walk.reach('search', `${prefix}/search?q=map`, async () => {
            const field = page.getByRole('main').getByRole('searchbox');
            await field.fill('map');
            await field.press('Enter');
          });
          await walk.fromGoals();
          expect(walk.broken).toEqual([]);
        });
      });
    }
  });
}

test('every page is left and reached by links @desktop', () => {
  const filesOf = (ids: Iterable<string>) => new Set([...ids].map(routeFile));
  const starts = filesOf(walks.flatMap((walk) => [...walk.starts]));
  const goals = filesOf(walks.flatMap((walk) => [...walk.goals.keys()]));
  expect({
    neverLeft: PAGE_FILES.filter((file) => !starts.has(file)),
    neverReached: PAGE_FILES.filter((file) => !goals.has(file)),
  }).toEqual({neverLeft: [], neverReached: Object.keys(WITHOUT_LINKS)});
});
