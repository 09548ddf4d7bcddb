import {expect, type Page} from '@playwright/test';
import {registerByRequest, logInByRequest, newEmail} from '../support/account';
import {pay} from '../support/checkout';
import {expectContrast, expectNoViolations} from '../support/axe';
import {overflowOf} from '../support/browser';
import {withAndWithoutJavaScript} from '../support/stories';
import {addByRequest} from '../support/shopper';
import {test} from '../support/test';
import {GERMAN, TONGUES} from '../support/texts';

test('the menu of the account shows all its entries on a phone @phone', async ({
  page,
}) => {
  await logInByRequest(page, 'wiebke@example.com');
  await page.goto('/account/notifications');
  const menu = page.getByRole('navigation', {
    name: GERMAN.text.account.nav.label,
  });
  const entries = menu.getByRole('listitem');
  await expect(entries).toHaveCount(5);
  for (const entry of await entries.all()) {
    await expect(entry).toBeInViewport({ratio: 1});
  }
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await menu
    .getByRole('link', {name: GERMAN.text.account.nav.wishlist})
    .click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    GERMAN.text.wishlist.title,
  );
  await expect(menu.locator('[aria-current=page]')).toBeInViewport({ratio: 1});
});

test('the last of three addresses is as wide as the others @desktop', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await logInByRequest(page, 'wiebke@example.com');
  await page.goto('/account');
  const entries = page
    .getByRole('region', {name: GERMAN.text.account.addresses.title})
    .getByRole('listitem');
  await expect(entries).toHaveCount(3);
  const [first, , last] = await Promise.all(
    (await entries.all()).map((entry) => entry.boundingBox()),
  );
  expect(last!.width).toBeCloseTo(first!.width, 0);
});

test('the states of all orders begin in one column @desktop', async ({
  page,
}) => {
  await logInByRequest(page, 'wiebke@example.com');
  await page.goto('/account/orders');
  const {payment, canceled} = GERMAN.text.account.orders;
  const words = [canceled, ...Object.values(payment)];
  const entries = page.getByRole('main').getByRole('listitem');
  for (const width of [768, 1366]) {
    await page.setViewportSize({width, height: 768});
    const columns = await entries.evaluateAll(
      (items, words) =>
        items.flatMap((item) => {
          const state = [...item.querySelectorAll('span')].find(
            ({childElementCount, textContent}) =>
              childElementCount === 0 &&
              words.some((word) => textContent.startsWith(word)),
          );
          return state ? Math.round(state.getBoundingClientRect().left) : [];
        }),
      words,
    );
    expect(columns.length).toBeGreaterThan(20);
    expect(new Set(columns).size, `at ${width}`).toBe(1);
  }
});

test('pages of the account break no word and are not too wide, 30 orders come in pages, and axe finds nothing on them @phone', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await logInByRequest(page, 'wiebke@example.com');
  await page.goto('/account/orders');
  const entries = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({
      has: page.getByRole('link', {name: /#\d+/}),
    });
  await expect(entries).toHaveCount(24);
  await expectNoViolations(page);
  const lines = await entries.evaluateAll((items) =>
    items.flatMap(({children}) =>
      [...children].map((part) => {
        if (part.querySelector('img')) {
          // Titles beside pictures are cut after their second line.
          const titles = part.lastElementChild?.firstElementChild ?? part;
          const {lineHeight} = getComputedStyle(titles);
          return Math.round(titles.clientHeight / parseFloat(lineHeight));
        }
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const tops: number[] = [];
        while (texts.nextNode()) {
          range.selectNodeContents(texts.currentNode);
          tops.push(...[...range.getClientRects()].map(({top}) => top));
        }
        return new Set(tops.map(Math.round)).size;
      }),
    ),
  );
  // Number and date, or an order's state.
  expect(Math.max(...lines)).toBeLessThan(3);
  await page.setViewportSize({width: 390, height: 844});
  const own = await entries.getByRole('link').first().getAttribute('href');
  const card = await entries.first().boundingBox();
  // Number, date and state, and a row of pictures (56 px).
  expect(card?.height).toBeLessThan(174);
  for (const path of [
    '/account/orders',
    '/account',
    own ?? '',
    '/account/addresses/new',
    '/account/profile',
    '/contact',
  ]) {
    if (new URL(page.url()).pathname !== path) await page.goto(path);
    for (const width of [390, 320]) {
      await page.setViewportSize({width, height: 844});
      expect(await brokenWords(page), `${path} at ${width}`).toEqual([]);
    }
    expect(await overflowOf(page), path).toBeLessThanOrEqual(0);
    if (path === own) await expectNoViolations(page);
    // The overview has a short list of orders as well.
    if (path === '/account' || path === own) {
      await page.setViewportSize({width: 1440, height: 900});
      await expectContrast(page, 'main');
    }
    if (path === '/account/orders') {
      await page.getByRole('link', {name: GERMAN.text.collection.next}).click();
      await expect(page).toHaveURL(/after=/);
      await expect(entries).not.toHaveCount(24);
      await expect(entries).not.toHaveCount(0);
    }
  }
  // An order to Germany shows German law, also on a page of the United States.
  const response = await page.request.get(`/en${own}`);
  expect(/<main[^]*<\/main>/.exec(await response.text())?.[0]).toMatch(
    /<a [^>]*>Withdraw from contract</,
  );
});

/** Words that stand on several lines without a character at which a line may break. */
function brokenWords(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const words: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const node = texts.currentNode;
      for (const match of (node.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        // A word in front of an ellipsis has two boxes in one line.
        const lines = new Set(
          [...range.getClientRects()].map(({top}) => Math.round(top)),
        );
        if (lines.size > 1) words.push(match[0]);
      }
    }
    return words;
  });
}

for (const tongue of TONGUES) {
  const {prefix, text} = tongue;
  const {orders, nav} = text.account;

  const product = {
    de: 'Platzrunden-Poster',
    en: 'Traffic Pattern Poster',
  }[tongue.code];

  withAndWithoutJavaScript(tongue, () => {
    test('a new customer orders, sees the order and buys again', async ({
      page,
    }) => {
      await registerByRequest(page, tongue, newEmail());
      await page.goto(`${prefix}/account/orders`);
      await expect(page.getByText(orders.none)).toBeVisible();
      await addByRequest(page, tongue, ['poster-platzrunde']);
      await page.goto(`${prefix}/cart`);
      await pay(page.getByRole('main'), tongue);

      await page.goto(`${prefix}/account`);
      await page.getByRole('link', {name: nav.orders, exact: true}).click();
      // The overview has a link to the order, too, and the router changes the URL before the page.
      await expect(page.getByRole('heading', {level: 1})).toHaveText(
        orders.title,
      );
      await page.getByRole('link', {name: /#\d+/}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(/#\d+/);
      await expect(page.getByRole('main')).toContainText(product);
      await expect(page.getByText(orders.payment.PAID)).toBeVisible();
      await expect(
        page.getByRole('link', {name: orders.invoice}),
      ).toHaveAttribute('href', /invoice\.pdf$/);
      await page.getByRole('button', {name: orders.again}).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/cart$`));
      // The order has its product, too.
      await expect(page.getByRole('heading', {level: 1})).toHaveText(
        text.cart.yourCart,
      );
      await expect(page.getByRole('main')).toContainText(product);
    });
  });
}
