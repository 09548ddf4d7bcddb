import {expect, type Page} from '@playwright/test';
import {
  logIn,
  newEmail,
  PASSWORD,
  REFUSED_LOGIN,
  registerNew,
} from '../support/account';
import {expectNoViolations} from '../support/axe';
import {DESKTOP_SUFFICES} from '../support/matrix';
import {inBothColorModes, withAndWithoutJavaScript} from '../support/stories';
import {test} from '../support/test';
import {type Tongue, TONGUES} from '../support/texts';

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
test.use({userAgent: PERSON});

const NEW_PASSWORD = 'weite Sicht';

/** Fills in and sends the form for a new password. */
async function changePassword(
  page: Page,
  {text}: Tongue,
  current: string,
  password: string,
): Promise<void> {
  const {fields, reset} = text.auth;
  await page.getByLabel(fields.currentPassword).fill(current);
  await page.getByLabel(fields.newPassword).fill(password);
  await page.getByRole('button', {name: reset.submit}).click();
}

for (const tongue of TONGUES) {
  const {code, prefix, text} = tongue;
  const {account, auth} = text;
  const {fields, notices, problems} = auth;
  const overview = new RegExp(`${prefix}/account$`);

  withAndWithoutJavaScript(tongue, (javaScriptEnabled) => {
    test('details are changed, and what is refused says why', async ({
      page,
    }) => {
      const main = page.getByRole('main');
      const save = main.getByRole('button', {name: account.profile.save});
      const phone = main.getByLabel(account.profile.phone);
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
      await email.fill('wiebke@example.com');
      await save.click();
      await expect(current).toBeFocused();
      await expect(current).toHaveAccessibleDescription(
        new RegExp(problems.passwordForEmail),
      );
      await current.fill('wrong one');
      await save.click();
      await expect(current).toHaveAccessibleDescription(
        new RegExp(problems.currentPassword),
      );
      await expect(current).toBeFocused();
      await current.fill(PASSWORD);
      await save.click();
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(email).toBeFocused();
      const changed = newEmail();
      await email.fill(changed);
      await current.fill(PASSWORD);
      await save.click();
      await expect(page).toHaveURL(overview);
      await expect(page.getByText(notices.saved, {exact: true})).toBeVisible();
      await expect(main).toContainText('🛩️ Zoë כהן');
      await expect(main).toContainText(changed);
      await expect(main).toContainText(code === 'de' ? '+49 30' : '+1 415');
    });

    test(`a new password takes the place of the old one, elsewhere too ${DESKTOP_SUFFICES}`, async ({
      page,
      browser,
    }) => {
      const email = newEmail();
      await registerNew(page, tongue, email);
      const elsewhere = await browser.newPage({
        userAgent: PERSON,
        locale: code,
        javaScriptEnabled,
      });
      await elsewhere.goto(`${prefix}/auth/login`);
      await logIn(elsewhere, tongue, email);
      await expect(elsewhere).toHaveURL(overview);

      await page
        .getByRole('link', {name: account.profile.changePassword})
        .click();
      const current = page.getByLabel(fields.currentPassword);
      await changePassword(page, tongue, 'wrong', NEW_PASSWORD);
      await expect(current).toHaveAttribute('aria-invalid', 'true');
      await expect(current).toBeFocused();
      await changePassword(page, tongue, PASSWORD, 'abc');
      const password = page.getByLabel(fields.newPassword);
      await expect(password).toHaveAttribute('aria-invalid', 'true');
      await expect(password).toBeFocused();
      await changePassword(page, tongue, PASSWORD, NEW_PASSWORD);
      await expect(page).toHaveURL(overview);
      await expect(page.getByText(notices.password)).toBeVisible();
      // Still signed in here, nowhere else.
      await page.reload();
      await expect(page.getByRole('main')).toContainText(email);
      await elsewhere.goto(`${prefix}/account/orders`);
      await expect(elsewhere.getByText(notices.expired)).toBeVisible();
      await logIn(elsewhere, tongue, email);
      await expect(elsewhere.getByRole('alert')).toHaveText(
        REFUSED_LOGIN[code],
      );
      await logIn(elsewhere, tongue, email, NEW_PASSWORD);
      await expect(elsewhere).toHaveURL(
        new RegExp(`${prefix}/account/orders$`),
      );
      await elsewhere.close();
    });
  });

  inBothColorModes(tongue, () => {
    test('axe finds nothing on the forms of the profile @desktop', async ({
      page,
    }) => {
      await page.goto(`${prefix}/account/profile`);
      await logIn(page, tongue, 'maxwell@example.com');
      await page.getByLabel(account.profile.phone).fill('12');
      await page.getByRole('button', {name: account.profile.save}).click();
      await expect(page.getByText(problems.phone)).toBeVisible();
      await expectNoViolations(page);
      await page.goto(`${prefix}/account/password`);
      await changePassword(page, tongue, 'wrong', NEW_PASSWORD);
      await expect(page.getByText(problems.currentPassword)).toBeVisible();
      await expectNoViolations(page);
    });
  });
}

test('profile and password are for customers only @desktop', async ({
  request,
}) => {
  for (const path of ['/account/profile', '/en/account/password']) {
    for (const address of [path, `${path}.data`]) {
      const answer = await request.get(address, {maxRedirects: 0});
      const text = answer.headers().location ?? (await answer.text());
      expect(text, address).toContain('/auth/login');
    }
    const sent = await request.post(path, {
      form: {firstName: 'x', password: 'wolkenfrei'},
      maxRedirects: 0,
    });
    // Asks to log in, in the form's place; what was typed is kept, but no password.
    expect(sent.status(), path).toBe(401);
    const asking = await sent.text();
    expect(asking, path).toContain('name="signInPassword"');
    expect(asking, path).not.toContain('wolkenfrei');
    const foreign = await request.post(path, {
      headers: {Origin: 'https://evil.example'},
      form: {firstName: 'x'},
    });
    expect(foreign.status(), path).toBe(403);
  }
});
