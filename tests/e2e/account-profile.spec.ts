import {expect} from '@playwright/test';
import {logIn, newEmail, PASSWORD, registerNew} from '../support/account';
import {expectNoViolations} from '../support/axe';
import {inBothColorModes, withAndWithoutJavaScript} from '../support/stories';
import {test} from '../support/test';
import {TONGUES} from '../support/texts';

for (const tongue of TONGUES) {
  const {code, prefix, text} = tongue;
  const {account, auth} = text;
  const {fields, notices, problems} = auth;

  withAndWithoutJavaScript(tongue, () => {
    test('details are changed, and what is refused says why', async ({
      page,
    }) => {
      const main = page.getByRole('main');
      const save = main.getByRole('button', {name: account.profile.save});
      const phone = main.getByLabel(fields.phone);
      const email = main.getByLabel(fields.email);
      const current = main.getByLabel(fields.currentPassword);
      await registerNew(page, tongue, newEmail());
      await main.getByRole('link', {name: account.profile.edit}).click();
      await main.getByLabel(fields.firstName).fill('🛩️ Zoë');
      await main.getByLabel(fields.lastName).fill('כהן');
      await phone.fill('12');
      await save.click();
      await expect(phone).toHaveAttribute('aria-invalid', 'true');
      await expect(phone).toBeFocused();
      await expect(phone).toHaveAccessibleDescription(
        // Its spaces do not all break.
        new RegExp(
          problems.phone.replaceAll(/[+.]/g, '\\$&').replaceAll(' ', '\\s'),
        ),
      );
      await expect(phone).toHaveValue('12');
      await expect(main.getByLabel(fields.lastName)).toHaveValue('כהן');

      const digits = String(Date.now()).slice(-7);
      await phone.fill(code === 'de' ? `030 ${digits}` : `(415) ${digits}`);
      const changed = newEmail();
      await email.fill(changed);
      await save.click();
      await expect(current).toBeFocused();
      await expect(current).toHaveAccessibleDescription(
        new RegExp(problems.passwordForEmail),
      );
      await current.fill(PASSWORD);
      await save.click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/account$`));
      await expect(page.getByText(notices.saved, {exact: true})).toBeVisible();
      await expect(main).toContainText('🛩️ Zoë כהן');
      await expect(main).toContainText(changed);
      await expect(main).toContainText(code === 'de' ? '+49 30' : '+1 415');
    });
  });

  inBothColorModes(tongue, () => {
    test('axe finds nothing on the forms of the profile @desktop', async ({
      page,
    }) => {
      await page.goto(`${prefix}/account/profile`);
      await logIn(page, tongue, 'maxwell@example.com');
      await page.getByLabel(fields.phone).fill('12');
      await page.getByRole('button', {name: account.profile.save}).click();
      await expect(page.getByText(problems.phone)).toBeVisible();
      await expectNoViolations(page);
      await page.goto(`${prefix}/account/password`);
      await page.getByLabel(fields.currentPassword).fill('wrong');
      await page.getByLabel(fields.newPassword).fill('weite Sicht');
      await page.getByRole('button', {name: auth.reset.submit}).click();
      await expect(page.getByText(problems.currentPassword)).toBeVisible();
      await expectNoViolations(page);
    });
  });
}
