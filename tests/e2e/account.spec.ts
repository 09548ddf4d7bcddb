import {expect} from '@playwright/test';
import {
  logIn,
  logOut,
  mailedPath,
  newEmail,
  registerNew,
} from '../support/account';
import {expectNoViolations} from '../support/axe';
import {shopBeside} from '../support/second-preview';
import {inBothColorModes, withAndWithoutJavaScript} from '../support/stories';
import {test} from '../support/test';
import {TONGUES} from '../support/texts';

for (const tongue of TONGUES) {
  const {prefix, text} = tongue;
  const {auth} = text;

  withAndWithoutJavaScript(tongue, () => {
    test('register, log out, reset by the mail’s link', async ({
      page,
      baseURL,
    }) => {
      const email = newEmail();
      await registerNew(page, tongue, email);
      await expect(page.getByRole('main')).toContainText('Amelia 🛩 Ärhart');
      await expect(page.getByRole('main')).toContainText(email);
      await expect(
        page.getByRole('banner').getByRole('link', {
          name: text.layout.account,
        }),
      ).toBeVisible();
      // Only a document comes with its data in scripts, which stay in it.
      await page.reload();
      await logOut(page, tongue);
      expect((await page.content()).includes(email)).toBe(false);
      await expect(
        page.getByRole('banner').getByRole('link', {
          name: text.layout.login,
        }),
      ).toBeVisible();

      await page.getByRole('link', {name: auth.login.recover}).click();
      // The login page has a field of the same name.
      await expect(page).toHaveURL(new RegExp(`${prefix}/auth/recover$`));
      await page.getByLabel(auth.fields.email).fill(email);
      await page.getByRole('button', {name: auth.recover.submit}).click();
      await expect(page.getByText(auth.recover.sent)).toBeVisible();

      const path = await mailedPath(shopBeside(baseURL), email);
      expect(path.startsWith(`${prefix}/account/reset/`)).toBe(true);
      await page.goto(path);
      const password = page.getByLabel(auth.fields.newPassword);
      const save = page.getByRole('button', {name: auth.reset.submit});
      await password.fill('abc');
      await save.click();
      await expect(password).toHaveAttribute('aria-invalid', 'true');
      await expect(password).toBeFocused();
      await password.fill('weite Sicht');
      await save.click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/account$`));
      await expect(page.getByText(auth.notices.password)).toBeVisible();
      await logOut(page, tongue);
      await page.goto(`${prefix}/auth/login`);
      await logIn(page, tongue, email, 'weite Sicht');
      await expect(page).toHaveURL(new RegExp(`${prefix}/account$`));
    });
  });

  inBothColorModes(tongue, () => {
    test('axe finds nothing', async ({page}) => {
      for (const path of [
        '/auth/login',
        '/auth/register',
        '/auth/recover',
        '/auth/recover?sent',
        '/auth/reset',
        '/account/reset/1/abc',
        '/account/activate/1/abc',
      ]) {
        await page.goto(prefix + path);
        await expectNoViolations(page);
      }
      await page.goto(`${prefix}/auth/login`);
      await logIn(page, tongue, newEmail(), 'wrong');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectNoViolations(page);
      await logIn(page, tongue, 'maxwell@example.com');
      await expect(page).toHaveURL(new RegExp(`${prefix}/account$`));
      await expectNoViolations(page);
    });
  });
}
