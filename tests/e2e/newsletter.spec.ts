import {expect, type Page} from '@playwright/test';
import {mailedPath} from '../support/account';
import {expectNoViolations} from '../support/axe';
import {DESKTOP_SUFFICES} from '../support/matrix';
import {withAndWithoutJavaScript} from '../support/stories';
import {STOREFRONTS} from '../support/storefronts';
import {live, test} from '../support/test';
import {alternately, TONGUES, type Tongue} from '../support/texts';

const newAddress = () => `${crypto.randomUUID()}@example.com`;

const form = (page: Page, {text}: Tongue) => ({
  email: page.getByLabel(text.newsletter.email),
  subscribe: page.getByRole('button', {
    name: text.newsletter.subscribe,
    exact: true,
  }),
});

// Each test is a visitor of its own, as the platform identifies one: `npm test -- full` sends more
// messages than one may.
test.use({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that it names
  extraHTTPHeaders: async ({}, provide) => {
    await provide({'oxygen-buyer-ip': crypto.randomUUID()});
  },
});

for (const tongue of TONGUES) {
  const {prefix, text} = tongue;
  const {newsletter, subscription} = text;

  withAndWithoutJavaScript(tongue, (javaScriptEnabled) => {
    test('an address is entered in the footer, gets a mail, and is confirmed', async ({
      page,
    }) => {
      const address = newAddress();
      await page.goto(`${prefix}/products/metarmap-mini`);
      const {email, subscribe} = form(page, tongue);
      await email.fill('ada');
      await subscribe.click();
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(email).toHaveAccessibleDescription(text.fieldProblems.email);
      await expect(email).toHaveValue('ada');
      if (javaScriptEnabled) await expect(email).toBeFocused();
      await email.fill(address);
      await subscribe.click();
      await expect(page.getByText(newsletter.asked)).toBeVisible();
      if (javaScriptEnabled) {
        await expect(page).toHaveURL(`${prefix}/products/metarmap-mini`);
        await expect(page.getByRole('status')).toContainText([
          newsletter.asked,
        ]);
        await expect(email).toHaveValue('');
      }

      await page.goto(await mailedPath(STOREFRONTS.main.shop, address));
      await page.getByRole('button', {name: subscription.confirm}).click();
      await expect(page.getByText(subscription.confirmedTitle)).toBeVisible();
      await expect(page).toHaveURL(`${prefix}/newsletter`);

      await page.goto(`${prefix}/newsletter`);
      await email.fill(address);
      await page.getByRole('button', {name: newsletter.unsubscribe}).click();
      await expect(page.getByText(newsletter.unsubscribed)).toBeVisible();
    });

    test('a visitor can ask for a mail when a product is back, with only an address', async ({
      page,
    }) => {
      const {backInStock} = text.product;
      const address = newAddress();
      await page.goto(
        `${prefix}/products/${tongue.code === 'de' ? 'metarmap-erstausgabe' : 'metarmap-first-edition'}`,
      );
      const open = page.getByRole('link', {name: backInStock.button});
      await (javaScriptEnabled ? await live(open) : open).click();
      if (javaScriptEnabled) {
        // In the centre of the screen.
        const dialog = await page.getByRole('dialog').boundingBox();
        expect(dialog?.y).toBeGreaterThan(40);
      }
      // The footer asks for an address, too.
      const place = page.getByRole(javaScriptEnabled ? 'dialog' : 'main');
      const email = place.getByLabel(backInStock.email);
      const send = page.getByRole('button', {name: backInStock.subscribe});
      await email.fill('ada');
      await send.click();
      await expect(email).toHaveAccessibleDescription(text.fieldProblems.email);
      await email.fill(address);
      await send.click();
      await expect(page.getByText(backInStock.asked)).toBeVisible();
      await expect(email).toBeHidden();
      if (javaScriptEnabled) {
        await expect(place.getByText(backInStock.text)).toBeHidden();
        await expect(
          place.getByRole('button', {name: text.layout.close}).last(),
        ).toBeVisible();
      }
      await page.goto(await mailedPath(STOREFRONTS.main.shop, address));
      if (javaScriptEnabled) await expectNoViolations(page);
      await page.getByRole('button', {name: subscription.confirm}).click();
      await expect(page.getByText(subscription.confirmedTitle)).toBeVisible();
      await expect(page).toHaveURL(`${prefix}/back-in-stock`);
    });
  });
}

for (const tongue of alternately(1)) {
  test.describe(`in ${tongue.code}`, () => {
    test.use({locale: tongue.code});

    test(`axe finds nothing on the page of the newsletter and its steps ${DESKTOP_SUFFICES}`, async ({
      page,
    }) => {
      const {prefix, text} = tongue;
      const address = newAddress();
      // A link that no longer works leads to a new one.
      const response = await page.goto(`${prefix}/newsletter?token=sealed.x`);
      expect(response?.status()).toBe(410);
      await expect(
        page.getByRole('heading', {name: text.subscription.endedTitle}),
      ).toBeVisible();
      const {email, subscribe} = form(page, tongue);
      await subscribe.click();
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expectNoViolations(page);
      await email.fill(address);
      await subscribe.click();
      await expect(page.getByText(text.newsletter.asked)).toBeVisible();
      await page.goto(await mailedPath(STOREFRONTS.main.shop, address));
      await expectNoViolations(page);
    });
  });
}
