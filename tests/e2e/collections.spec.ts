import {expect, type Locator, type Page} from '@playwright/test';
import {DESKTOP_SUFFICES, PHONE_SUFFICES} from '../support/matrix';
import {test} from '../support/test';

const products = (page: Page) =>
  page
    .getByRole('region', {name: /^(Produkte|Products)$/})
    .getByRole('article');
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

/** A list with few products has filters only if its URL has one. */
const FILTERED = '/collections/karten?filter.v.price.gte=1';

test('a phone shows goods in place of the picture of a collection, in light and in dark mode @phone', async ({
  page,
}) => {
  await page.goto('/collections/karten');
  const pictures = page.locator('main header img');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    expect(await pictures.count()).toBeGreaterThan(0);
    await expect(pictures.filter({visible: true})).toHaveCount(0);
  }
});

test(`in dark mode a picture by day fades as in lamplight, and one by night does not ${DESKTOP_SUFFICES}`, async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  const masks = (pictures: string) =>
    page
      .locator(pictures)
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).maskImage));
  const every = (found: string[], isMasked: boolean) => {
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((mask) => (mask !== 'none') !== isMasked)).toEqual([]);
  };
  await page.goto('/');
  every(await masks('.step img'), true);
  every(await masks('.card-frame .lit'), false);
  await page.goto('/metarmap');
  const rows = page.locator('.matching .in-modes');
  await expect(rows).toHaveCount(3);
  // Otherwise an order on paper has no pictures: browsers print no backgrounds.
  await expect(rows.first()).toHaveCSS('print-color-adjust', 'exact');
  await expect(page.locator('.matching img')).toHaveCount(0);
  await page.goto('/connect');
  every(await masks('.steps img'), true);
  await page.goto('/blogs/journal');
  every(await masks('main article img'), true);
});

/** Filters are beside the products, on phones in a drawer. */
async function openFilters(page: Page) {
  if (!isPhone(page)) {
    return page.getByRole('complementary', {name: 'Produkte filtern'});
  }
  await page.getByRole('button', {name: /^Filter/}).click();
  return page.getByRole('dialog', {name: 'Produkte filtern'});
}

async function closeFilters(page: Page) {
  if (!isPhone(page)) return;
  await page.getByRole('button', {name: 'Ergebnisse ansehen'}).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The frames are collapsed until one of them is chosen. */
const unfoldFrames = (where: Locator) =>
  where.locator('summary', {hasText: 'Rahmen'}).click();

test('filters, stores the filters in the address and removes them again', async ({
  page,
}) => {
  await page.goto(FILTERED);
  const filters = await openFilters(page);
  await unfoldFrames(filters);
  await filters.getByRole('checkbox', {name: /Nussbaum/}).check();
  await expect(page).toHaveURL(/filter\.v\.option\.rahmen=Nussbaum/);
  await filters.getByRole('checkbox', {name: /Auf Lager/}).check();
  await expect(page).toHaveURL(/filter\.v\.availability=1/);
  await closeFilters(page);
  await expect(products(page)).toHaveCount(1);

  // A shared link shows the same.
  await page.reload();
  await expect(products(page)).toHaveCount(1);
  const active = page.getByRole('list', {name: 'Aktive Filter'});
  await active
    .getByRole('link', {name: 'Filter entfernen: Verfügbarkeit: Auf Lager'})
    .click();
  await expect(page).not.toHaveURL(/availability/);
  await page.getByRole('link', {name: 'Alle Filter entfernen'}).click();
  await expect(page).toHaveURL('/collections/karten');
  await expect(products(page)).toHaveCount(7);

  await page.goBack();
  await expect(products(page)).toHaveCount(1);
  await expect(active).toBeVisible();
});

test('ends at the last choice when several are made quickly @desktop', async ({
  page,
}) => {
  await page.goto(FILTERED);
  const filters = page.getByRole('complementary', {name: 'Produkte filtern'});
  await unfoldFrames(filters);
  for (const name of ['Eiche', 'Nussbaum', 'Schwarz', 'Weiß', 'Schwarz']) {
    await filters.getByRole('checkbox', {name: new RegExp(name)}).click();
  }
  await expect(page).toHaveURL((url) =>
    ['Eiche', 'Nussbaum', 'Weiß'].every((value, index, all) => {
      const chosen = url.searchParams.getAll('filter.v.option.rahmen');
      return chosen.length === all.length && chosen[index] === value;
    }),
  );
  await expect(
    filters.getByRole('checkbox', {name: /Schwarz/}),
  ).not.toBeChecked();
});

test(`says what is wrong with a price and shows a way out of an empty list ${DESKTOP_SUFFICES}`, async ({
  page,
}) => {
  await page.goto(
    '/collections/karten?filter.v.price.gte=90&filter.v.price.lte=5',
  );
  await expect(products(page)).toHaveCount(7);
  const filters = await openFilters(page);
  await filters.getByLabel('bis', {exact: true}).fill('abc');
  await filters.getByLabel('bis', {exact: true}).press('Enter');
  await expect(filters.getByRole('alert')).toContainText('als Zahl');
  await expect(filters.getByLabel('bis', {exact: true})).toHaveValue('abc');
  await closeFilters(page);
  await page.goto(
    '/collections/karten?filter.v.price.gte=4000&filter.v.price.lte=5000',
  );
  await expect(page.getByText('Zu diesen Filtern passt nichts')).toBeVisible();
  await page.getByRole('link', {name: 'Alle Filter entfernen'}).last().click();
  await expect(products(page)).toHaveCount(7);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  // On a phone the form has to be opened first.
  test(`filters and sorts by forms ${PHONE_SUFFICES}`, async ({page}) => {
    await page.goto(FILTERED);
    if (isPhone(page)) await page.getByRole('button', {name: 'Filter'}).click();
    await unfoldFrames(page.getByRole('main'));
    await page.getByRole('checkbox', {name: /Nussbaum/}).check();
    await page.getByLabel('Sortieren nach').selectOption('Neueste zuerst');
    // The same form stands beside the products on a desktop.
    const apply = page.getByRole('button', {name: 'Filter anwenden'});
    const size = page.viewportSize() ?? {width: 360, height: 780};
    await page.setViewportSize({width: 1440, height: 900});
    await expect(apply).toBeVisible();
    await page.setViewportSize(size);
    await apply.click();
    await expect(page).toHaveURL(/rahmen=Nussbaum/);
    await expect(page).toHaveURL(/sort_by=created-descending/);
    await expect(products(page)).toHaveCount(1);
    await page.getByRole('link', {name: 'Alle Filter entfernen'}).click();
    await expect(products(page)).toHaveCount(7);
  });
});

test.describe('without scripts, which move no letter', () => {
  test.use({javaScriptEnabled: false});

  test(`a name that runs from right to left keeps its own order ${DESKTOP_SUFFICES}`, async ({
    page,
  }) => {
    await page.goto('/collections/karten');
    for (const name of [
      page.getByRole('heading', {level: 1}),
      products(page).first().getByRole('heading'),
    ]) {
      const [sign, letter] = await name.evaluate((heading) => {
        const link = heading.querySelector('a') ?? heading;
        link.textContent = 'ورق <شراع> 折';
        const text = link.firstChild as Text;
        const leftOf = (character: string) => {
          const range = document.createRange();
          const index = text.data.indexOf(character);
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          return range.getBoundingClientRect().left;
        };
        return [leftOf('>'), leftOf('ع')];
      });
      // What closes the word comes after it: to its left.
      expect(sign).toBeLessThan(letter ?? 0);
    }
  });
});

test(`the last row of a list of products is full, also beside filters ${DESKTOP_SUFFICES}`, async ({
  page,
}) => {
  for (const path of ['/collections/karten', FILTERED]) {
    await page.goto(path);
    await expect(products(page)).toHaveCount(7);
    for (const width of [390, 768, 1440, 2560]) {
      await page.setViewportSize({width, height: 900});
      const hole = await page.locator('.cards').evaluate((list) => {
        const shown = [...list.children].map((entry) =>
          entry.getBoundingClientRect(),
        );
        const last = shown.filter(({width: wide}) => wide > 0).at(-1);
        return list.getBoundingClientRect().right - (last?.right ?? 0);
      });
      expect(hole, `${path} at ${width}`).toBeCloseTo(0, 0);
    }
  }
});

for (const [path, widths] of Object.entries({
  '/collections': {
    1440: [2, 2, 3],
    768: [1, 2, 2, 2],
  },
  '/blogs/journal': {1440: [2, 3]},
})) {
  test(`every row of ${path} is full, ${Object.keys(widths).join(' and ')} px wide @desktop`, async ({
    page,
  }) => {
    await page.goto(path);
    const list = page
      .getByRole('main')
      .getByRole('list')
      .filter({
        has: page.getByRole('article'),
      });
    for (const [width, rows] of Object.entries(widths)) {
      await page.setViewportSize({width: Number(width), height: 900});
      const ofRow = await list.evaluate((grid) => {
        const {width: whole} = grid.getBoundingClientRect();
        const shares = new Map<number, number[]>();
        for (const entry of grid.children) {
          const {top, width} = entry.getBoundingClientRect();
          const line = Math.round(top);
          shares.set(line, [...(shares.get(line) ?? []), width / whole]);
        }
        return [...shares.values()];
      });
      expect(
        ofRow.map((row) => row.length),
        width,
      ).toEqual(rows);
      for (const row of ofRow) {
        const gaps = row.length - 1;
        const filled = row.reduce((sum, share) => sum + share, 0);
        expect(filled, width).toBeGreaterThan(0.99 - gaps * 0.05);
      }
    }
  });
}
