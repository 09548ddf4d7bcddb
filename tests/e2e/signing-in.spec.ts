import {expect, type Page} from '@playwright/test';
import {logIn, logOut} from '../support/account';
import {withAndWithoutJavaScript} from '../support/stories';
import {settled, test} from '../support/test';
import {ENGLISH, TONGUES} from '../support/texts';

const pathOf = (page: Page) => {
  const {pathname, search} = new URL(page.url());
  return pathname + search;
};

for (const tongue of TONGUES) {
  const {prefix, text} = tongue;

  withAndWithoutJavaScript(tongue, (javaScriptEnabled) => {
    test('Back skips logging in and out', async ({page}) => {
      /** Goes back, and waits until the page has stopped sending the visitor on. */
      const goBackTo = async (path: string) => {
        await page.goBack();
        await expect.poll(() => pathOf(page)).toBe(path);
        await (javaScriptEnabled ? settled(page) : page.waitForLoadState());
        expect(pathOf(page)).toBe(path);
      };
      await page.goto(`${prefix}/faq`);
      await page
        .getByRole('banner')
        .getByRole('link', {name: text.layout.login})
        .click();
      await expect(page).toHaveURL(`${prefix}/auth/login`);
      await logIn(page, tongue, 'maxwell@example.com');
      await expect(page).toHaveURL(`${prefix}/account`);
      await page
        .getByRole('main')
        .getByRole('link', {name: text.account.nav.orders, exact: true})
        .click();
      await expect(page).toHaveURL(`${prefix}/account/orders`);
      await goBackTo(`${prefix}/account`);
      // Without JavaScript nothing can remove the login page from the history.
      if (!javaScriptEnabled) await goBackTo(`${prefix}/account`);
      await goBackTo(`${prefix}/faq`);

      await page.goto(`${prefix}/account/notifications`);
      await page
        .getByRole('main')
        .getByRole('link', {name: text.account.nav.orders, exact: true})
        .click();
      await expect(page).toHaveURL(`${prefix}/account/orders`);
      await logOut(page, tongue);
      const from = encodeURIComponent(`${prefix}/account/notifications`);
      if (!javaScriptEnabled) await page.goBack();
      await goBackTo(`${prefix}/auth/login?redirect=${from}`);
      await goBackTo(`${prefix}/faq`);
    });

    test('a form whose session has ended is sent again after a login in another tab', async ({
      page,
    }) => {
      const {addresses} = text.account;
      const path = `${prefix}/account/addresses/new`;
      const save = page.getByRole('button', {name: addresses.save});
      const field = (name: keyof typeof addresses.fields) =>
        page.getByLabel(addresses.fields[name], {exact: true});
      await page.goto(`${prefix}/auth/login?redirect=${path}`);
      await logIn(page, tongue, 'nina@example.com');
      await expect(page).toHaveURL(path);
      const city = `Burlingame ${Date.now()}`;
      await field('lastName').fill('Ærø');
      await field('address1').fill('Rollfeld 1');
      await field('zip').fill('94010');
      await field('country').selectOption('US');
      if (javaScriptEnabled) {
        await page.getByLabel(addresses.province.state).selectOption('CA');
      }
      await field('city').fill(city);
      // As a second tab does.
      await page.request.post('/auth/logout');
      await save.click();
      await expect(page.getByRole('alert')).toHaveText(
        text.accountNotices.expired,
      );
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(
        new RegExp(`^${text.form.unsaved.title} `),
      );
      await expect(field('city')).toHaveValue(city);
      const [tab] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('main').getByRole('link').click(),
      ]);
      await logIn(tab, tongue, 'nina@example.com');
      await expect(tab).toHaveURL(`${prefix}/account`);
      await tab.close();
      await page.getByRole('button', {name: text.form.unsaved.submit}).click();
      if (!javaScriptEnabled) {
        await page.getByLabel(addresses.province.state).selectOption('CA');
        await save.click();
      }
      await expect(page.getByText(text.accountNotices.saved)).toBeVisible();
      await expect(page.getByRole('main')).toContainText(city);
    });
  });
}

// This browser has no back/forward cache: Back restores old documents.
test.describe('a page restored by Back @desktop', () => {
  test.use({locale: 'en-US'});

  test('shows no data of a customer who has logged out meanwhile', async ({
    page,
  }) => {
    const login = page
      .getByRole('banner')
      .getByRole('link', {name: ENGLISH.text.layout.login});
    await page.goto('/en/auth/login?redirect=/en/faq');
    await logIn(page, ENGLISH, 'maxwell@example.com');
    await expect(page).toHaveURL('/en/faq');
    await page.reload();
    await expect(login).toBeHidden();
    await page.goto('/en/contact');
    await page.request.post('/auth/logout');
    await page.goBack();
    await expect(page).toHaveURL('/en/faq');
    await expect(login).toBeVisible();
  });
});
