import {expect} from '@playwright/test';
import {logIn, newEmail, registerNew} from '../support/account';
import {expectNoViolations} from '../support/axe';
import {inBothColorModes, withAndWithoutJavaScript} from '../support/stories';
import {test} from '../support/test';
import {TONGUES} from '../support/texts';

for (const tongue of TONGUES) {
  const {prefix, text} = tongue;
  const {addresses, title} = text.account;
  const {notices} = text.auth;

  withAndWithoutJavaScript(tongue, (javaScriptEnabled) => {
    test('addresses are added, changed, chosen and deleted', async ({page}) => {
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
      await registerNew(page, tongue, newEmail());
      await expect(page.getByText(addresses.none)).toBeVisible();
      await add('Berlin', '12101', 'DE');
      // Above the button that was pressed, on another page.
      await expect(page.getByText(notices.saved)).toBeInViewport();
      await expect(entries).toHaveCount(1);
      await add('Wien', 'x', 'AT');
      await expect(field('zip')).toHaveAttribute('aria-invalid', 'true');
      await expect(field('zip')).toBeFocused();
      await expect(field('city')).toHaveValue('Wien');
      await expect(field('country')).toHaveValue('AT');
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

      const potsdam = entries.filter({hasText: 'Potsdam'});
      await potsdam.getByRole('link', {name: addresses.delete}).click();
      if (javaScriptEnabled) {
        const dialog = page.getByRole('dialog', {
          name: addresses.deleteTitle,
        });
        await expect(dialog).toContainText('Potsdam');
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await potsdam.getByRole('link', {name: addresses.delete}).click();
      }
      await page.getByRole('button', {name: addresses.deleteConfirm}).click();
      await expect(page.getByText(notices.deleted)).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      await expect(entries).toHaveCount(1);
    });
  });

  inBothColorModes(tongue, () => {
    test('axe finds nothing', async ({page}) => {
      await page.goto(`${prefix}/account`);
      await logIn(page, tongue, 'maxwell@example.com');
      await expect(page.getByText(addresses.default)).toBeVisible();
      await expectNoViolations(page);
      await page.getByRole('link', {name: addresses.delete}).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await page.getByRole('link', {name: addresses.edit}).first().click();
      await expect(page).toHaveURL(/addresses\/\d+$/);
      await expectNoViolations(page);
      await page.goto(`${page.url()}/delete`);
      await expectNoViolations(page);
      await page.goto(`${prefix}/account/addresses/new`);
      await page.getByLabel(addresses.fields.country).selectOption('US');
      await page.getByLabel(addresses.province.state).selectOption('CA');
      for (const needed of ['lastName', 'address1', 'city', 'zip'] as const) {
        const label = addresses.fields[needed];
        await page.getByLabel(label, {exact: true}).fill('x');
      }
      await page.getByRole('button', {name: addresses.save}).click();
      await expect(page.getByLabel(addresses.fields.zip)).toBeFocused();
      await expectNoViolations(page);
    });
  });
}
