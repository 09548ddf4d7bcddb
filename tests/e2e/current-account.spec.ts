import {expect, type Page} from '@playwright/test';
import {SIGN_IN_TEXTS} from '@metarmap/local-shop/testing';
import {newEmail} from '../support/account';
import {readOutbox} from '../support/customer-client';
import {expectNoViolations} from '../support/axe';
import {addButton} from '../support/shopper';
import {STOREFRONTS} from '../support/storefronts';
import {withAndWithoutJavaScript} from '../support/stories';
import {test} from '../support/test';
import {TONGUES, type Tongue} from '../support/texts';

const {site, shop} = STOREFRONTS.current;

test.use({baseURL: site});

/** On the shop's own host, to which the market's domain redirects. */
const CHECKOUT = /\/\/127\.0\.0\.1:\d+\/cart\/c\//;

/** Signs in with the code in the outbox, at the identity provider behind the account domain. */
async function signIn(page: Page, shop: string, {code}: Tongue, email: string) {
  const texts = SIGN_IN_TEXTS[code];
  await expect(page.locator('html')).toHaveAttribute('lang', code);
  await page.getByLabel(texts.email).fill(email);
  await page.getByRole('button', {name: texts.sendCode}).click();
  await expect(page.getByLabel(texts.code)).toBeVisible();
  const mail = (await readOutbox(shop)).find(({to}) => to === email);
  await page
    .getByLabel(texts.code)
    .fill(/\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '');
  await page.getByRole('button', {name: texts.signIn}).click();
}

for (const tongue of TONGUES) {
  const {prefix, text} = tongue;
  const {account, accountNotices: notices, auth} = text;

  withAndWithoutJavaScript(tongue, (javaScriptEnabled) => {
    test('a customer with a current account signs in and out', async ({
      page,
    }) => {
      const main = page.getByRole('main');
      const email = newEmail();
      await page.goto(`${prefix}/account/profile`);
      await expect(main.getByLabel(auth.fields.password)).toHaveCount(0);
      if (javaScriptEnabled) await expectNoViolations(page);
      await main.getByRole('button', {name: auth.shopify.submit}).click();
      await signIn(page, shop, tongue, email);
      await expect(page).toHaveURL(new RegExp(`${prefix}/account/profile$`));

      await main.getByLabel(auth.fields.firstName).fill('Amelia');
      await expect(main.getByText(email)).toBeVisible();
      await main.getByRole('button', {name: account.profile.save}).click();
      await expect(main.getByText('Amelia').first()).toBeVisible();

      await page.goto(`${prefix}/products/reinigungsspray`);
      await page.getByRole('link', {name: text.product.buyNow}).click();
      await expect(page).toHaveURL(CHECKOUT);
      await page.goBack();
      await addButton(page, tongue).click();
      const toCheckout = page.getByRole('link', {name: text.cart.checkout});
      await expect(toCheckout).toHaveAttribute(
        'href',
        /\/\/market\.localhost:/,
      );
      await toCheckout.click();
      await expect(page).toHaveURL(CHECKOUT);

      await page.goto(`${prefix}/account/password`);
      await expect(main).toContainText(auth.noPassword.title);
      if (javaScriptEnabled) await expectNoViolations(page);

      await page.getByRole('button', {name: auth.logout}).click();
      await expect(page).toHaveURL(new RegExp(`:\\d+${prefix || '/'}$`));
      await page.goto(`${prefix}/account`);
      await expect(page).toHaveURL(new RegExp(`${prefix}/auth/login$`));
      // Prefetching signs no visitor in.
      for (const path of ['/auth/login', '/auth/register', '/account']) {
        await page.request.get(prefix + path);
      }
      expect(
        (await page.context().cookies()).map(({name}) => name),
      ).not.toContain('account');
      // Shopify's own session has ended, too.
      await main.getByRole('button', {name: auth.shopify.submit}).click();
      await expect(
        page.getByLabel(SIGN_IN_TEXTS[tongue.code].email),
      ).toBeVisible();
      await page
        .getByRole('link', {name: SIGN_IN_TEXTS[tongue.code].cancel})
        .click();
      await expect(main.getByText(notices.signInCanceled)).toBeVisible();
    });
  });
}
