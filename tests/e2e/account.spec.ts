import {expect, type Page} from '@playwright/test';
import {
  registerByRequest,
  logIn,
  logOut,
  mailedPath,
  newEmail,
  PASSWORD,
  registerNew,
} from '../support/account';
import {expectNoViolations} from '../support/axe';
import {withAndWithoutJavaScript} from '../support/stories';
import {STOREFRONTS} from '../support/storefronts';
import {test} from '../support/test';
import {TONGUES} from '../support/texts';

for (const tongue of TONGUES) {
  const {code, prefix, text} = tongue;
  const {account, accountNotices: notices, auth} = text;

  withAndWithoutJavaScript(tongue, (javaScriptEnabled) => {
    // axe checks each form once with a problem, and each page once.
    test.describe.configure({timeout: 240_000});
    const accessible = async (page: Page) => {
      if (javaScriptEnabled) await expectNoViolations(page);
    };

    test('register, log out, reset the password by the mail’s link (E2.21)', async ({
      page,
    }) => {
      const email = newEmail();
      await page.goto(`${prefix}/auth/register`);
      await accessible(page);
      await registerNew(page, tongue, email);
      await expect(page.getByRole('main')).toContainText('Amelia 🛩 Ärhart');
      await expect(page.getByRole('main')).toContainText(email);
      await expect(
        page.getByRole('banner').getByRole('link', {
          name: text.layout.account,
        }),
      ).toBeVisible();
      // Only a document contains its data in scripts.
      await page.reload();
      await logOut(page, tongue);
      expect((await page.content()).includes(email)).toBe(false);
      await expect(
        page.getByRole('banner').getByRole('link', {
          name: text.layout.login,
        }),
      ).toBeVisible();

      await page.getByRole('link', {name: auth.login.recover}).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/auth/recover$`));
      const send = page.getByRole('button', {name: auth.recover.submit});
      // The login page has a field of the same name, and the router changes the URL before the page.
      const recovery = page.locator('form').filter({has: send});
      await recovery.getByLabel(auth.fields.email).fill(email);
      await accessible(page);
      await send.click();
      await expect(page.getByText(auth.recover.sent)).toBeVisible();
      await accessible(page);

      const path = await mailedPath(STOREFRONTS.main.shop, email);
      expect(path.startsWith(`${prefix}/account/reset/`)).toBe(true);
      await page.goto(path);
      const password = page.getByLabel(auth.fields.newPassword);
      const save = page.getByRole('button', {name: auth.reset.submit});
      await password.fill('abc');
      await save.click();
      await expect(password).toHaveAttribute('aria-invalid', 'true');
      await expect(password).toBeFocused();
      await accessible(page);
      await password.fill('weite Sicht');
      await save.click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/account$`));
      await expect(page.getByText(notices.password)).toBeVisible();
      await logOut(page, tongue);
      await page.goto(`${prefix}/auth/reset`);
      await accessible(page);
      if (javaScriptEnabled) {
        await page.goto(`${prefix}/account/activate/1/abc`);
        await expectNoViolations(page, 'main');
      }
      await page.goto(`${prefix}/auth/login`);
      await logIn(page, tongue, email, 'wrong');
      await expect(page.getByRole('alert')).toBeVisible();
      await accessible(page);
      await logIn(page, tongue, email, 'weite Sicht');
      await expect(page).toHaveURL(new RegExp(`${prefix}/account$`));
    });

    test('details are changed, and rejected ones are explained', async ({
      page,
    }) => {
      const {fields} = auth;
      const problems = text.authProblems;
      const main = page.getByRole('main');
      const save = main.getByRole('button', {name: account.profile.save});
      const phone = main.getByLabel(fields.phone);
      const email = main.getByLabel(fields.email);
      const current = main.getByLabel(fields.currentPassword);
      const registered = newEmail();
      await registerByRequest(page, tongue, registered);
      await page.goto(`${prefix}/account/profile`);
      await main.getByLabel(fields.firstName).fill('🛩️ Zoë');
      await main.getByLabel(fields.lastName).fill('כהן');
      await phone.fill('12');
      await save.click();
      await expect(phone).toHaveAttribute('aria-invalid', 'true');
      await expect(phone).toBeFocused();
      await expect(phone).toHaveAccessibleDescription(
        // Some of its spaces are non-breaking.
        new RegExp(
          problems.phone.replaceAll(/[+.]/g, '\\$&').replaceAll(' ', '\\s'),
        ),
      );
      await expect(phone).toHaveValue('12');
      await expect(main.getByLabel(fields.lastName)).toHaveValue('כהן');
      await accessible(page);

      const digits = String(Date.now()).slice(-7);
      await phone.fill(code === 'de' ? `030 ${digits}` : `(415) ${digits}`);
      await email.fill(newEmail());
      await save.click();
      await expect(current).toBeFocused();
      await expect(current).toHaveAccessibleDescription(
        new RegExp(problems.passwordForEmail),
      );
      await current.fill(PASSWORD);
      await save.click();
      // The shop saves the rest without it.
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription(
        new RegExp(problems.email),
      );
      await email.fill(registered);
      await save.click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/account$`));
      await expect(page.getByText(notices.saved, {exact: true})).toBeVisible();
      await expect(main).toContainText('🛩️ Zoë כהן');
      await expect(main).toContainText(registered);
      await expect(main).toContainText(code === 'de' ? '+49 30' : '+1 415');

      await page.goto(`${prefix}/account/password`);
      await current.fill('wrong');
      await page.getByLabel(fields.newPassword).fill('weite Sicht');
      await page.getByRole('button', {name: auth.reset.submit}).click();
      await expect(page.getByText(problems.currentPassword)).toBeVisible();
      await accessible(page);
    });

    test('addresses are added, changed, chosen and deleted', async ({page}) => {
      const {addresses, title} = text.account;
      const main = page.getByRole('main');
      const entries = main.getByRole('listitem').filter({
        has: page.getByRole('link', {name: addresses.edit}),
      });
      const field = (name: keyof typeof addresses.fields) =>
        main.getByLabel(addresses.fields[name], {exact: true});
      const save = main.getByRole('button', {name: addresses.save});
      const add = async (city: string, zip: string, country: string) => {
        await main.getByRole('link', {name: addresses.add}).click();
        await field('lastName').fill('אבן 🛩');
        await field('address1').fill('Rollfeld 1');
        await field('city').fill(city);
        await field('zip').fill(zip);
        await field('country').selectOption(country);
        await save.click();
      };
      await registerByRequest(page, tongue, newEmail());
      await page.goto(`${prefix}/account`);
      await expect(page.getByText(addresses.none)).toBeVisible();
      await add('Berlin', '12101', 'DE');
      // At the top of another page, above the place of the pressed button.
      await expect(page.getByText(notices.saved)).toBeInViewport();
      await expect(entries).toHaveCount(1);
      await add('Wien', 'x', 'AT');
      await expect(field('zip')).toHaveAttribute('aria-invalid', 'true');
      await expect(field('zip')).toBeFocused();
      await expect(field('city')).toHaveValue('Wien');
      await expect(field('country')).toHaveValue('AT');
      await accessible(page);
      await field('zip').fill('1010');
      await save.click();
      await expect(entries).toHaveCount(2);

      await entries
        .filter({hasText: 'Wien'})
        .getByRole('button', {name: addresses.makeDefault})
        .click();
      await expect(entries.first()).toContainText('Wien');
      await expect(entries.first()).toContainText(addresses.default);
      await entries
        .filter({hasText: 'Berlin'})
        .getByRole('link', {name: addresses.edit})
        .click();
      await field('city').fill('Potsdam');
      await save.click();
      await expect(entries.last()).toContainText('Potsdam');
      await accessible(page);

      const potsdam = entries.filter({hasText: 'Potsdam'});
      await potsdam.getByRole('link', {name: addresses.delete}).click();
      if (javaScriptEnabled) {
        const dialog = page.getByRole('dialog', {
          name: addresses.deleteTitle,
        });
        await expect(dialog).toContainText('Potsdam');
        await page.emulateMedia({reducedMotion: 'reduce'});
        await accessible(page);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await potsdam.getByRole('link', {name: addresses.delete}).click();
      } else {
        await expect(page.getByRole('heading', {level: 1})).toHaveText(
          addresses.deleteTitle,
        );
      }
      await page.getByRole('button', {name: addresses.deleteConfirm}).click();
      await expect(page.getByText(notices.deleted)).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      await expect(entries).toHaveCount(1);
    });
  });
}
