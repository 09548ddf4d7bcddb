import {expect} from '@playwright/test';
import {overflowOf} from '../support/browser';
import {chooseLanguage} from '../support/shopper';
import {withAndWithoutJavaScript} from '../support/stories';
import {settled, test} from '../support/test';
import {ENGLISH, GERMAN, inLaw, TONGUES} from '../support/texts';

test('a change of the language and back keeps what was typed @desktop', async ({
  page,
}) => {
  await page.goto('/contact');
  const {contact} = GERMAN.text;
  await page.getByLabel(contact.name, {exact: true}).fill('Ada');
  await page.getByLabel(contact.message).fill('Zwei\nZeilen');
  for (const tongue of [ENGLISH, GERMAN]) {
    const {code, text} = tongue;
    await chooseLanguage(page, tongue);
    await expect(page.locator('html')).toHaveAttribute(
      'lang',
      new RegExp(`^${code}`),
    );
    await expect(page.getByLabel(text.contact.name, {exact: true})).toHaveValue(
      'Ada',
    );
    await expect(page.getByLabel(text.contact.message)).toHaveValue(
      'Zwei\nZeilen',
    );
  }
});

test('what the connection loses stays on its page, in each step, and can be sent again @desktop', async ({
  page,
}) => {
  const {contact, offline, withdrawal} = ENGLISH.text;
  const lose = () =>
    page.route(
      (url) => url.pathname.endsWith('.data'),
      (route) => route.abort('connectionreset'),
    );
  const note = page.getByText(offline.unsent).last();
  await page.goto('/en/contact');
  const message = page.getByLabel(contact.message);
  await page.getByLabel(contact.name, {exact: true}).fill('Ada');
  await page.getByLabel(contact.email).fill('ada@example.com');
  await page.getByLabel(contact.subject).fill('A & B');
  await message.fill('Two\nlines');
  await lose();
  const send = page.getByRole('button', {name: contact.send});
  await send.click();
  await expect(note).toBeVisible();
  await settled(page);
  await expect(message).toHaveValue('Two\nlines');
  await page.unrouteAll({behavior: 'wait'});
  await send.click();
  await expect(page.getByText(contact.sent)).toBeVisible();

  const words = (text: string) => inLaw(text, 'none');
  await page.goto('/en/legal/revocation/withdraw');
  await page.getByLabel(withdrawal.name, {exact: true}).fill('Ada');
  await page.getByLabel(withdrawal.orderNumber).fill('#1001');
  await page.getByLabel(withdrawal.email).fill('ada@example.com');
  await page
    .getByRole('main')
    .getByRole('button', {name: words(ENGLISH.text.layout.footer.withdraw)})
    .click();
  await expect(page.getByText(withdrawal.reviewTitle)).toBeVisible();
  await lose();
  const confirm = page.getByRole('button', {name: words(withdrawal.confirm)});
  await confirm.click();
  await expect(note).toBeVisible();
  await settled(page);
  await page.unrouteAll({behavior: 'wait'});
  await confirm.click();
  await expect(page.getByText(words(withdrawal.receiptTitle))).toBeVisible();
});

test('an address for the newsletter stays in the footer when the connection breaks while it is typed @desktop', async ({
  page,
}) => {
  const {newsletter, offline} = ENGLISH.text;
  await page.goto('/en/faq');
  const address = page.getByRole('contentinfo').getByLabel(newsletter.email);
  await address.fill('ada@example.com');
  await settled(page);
  await page.route('**/*', (route) => route.abort('connectionreset'));
  await page.getByRole('button', {name: newsletter.subscribe}).click();
  await expect(page.getByText(offline.unsent).last()).toBeVisible();
  await expect(address).toHaveValue('ada@example.com');
  await page.unrouteAll({behavior: 'wait'});
  await page.getByRole('button', {name: newsletter.subscribe}).click();
  await expect(page.getByText(newsletter.asked)).toBeVisible();
});

test('a field that a browser scrolls to just far enough has its label below the header @phone', async ({
  page,
}) => {
  await page.goto('/en/contact');
  const {contact} = ENGLISH.text;
  const field = page.getByLabel(contact.email);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  // As WebKit does when a field gets the focus.
  await field.evaluate((element) => element.scrollIntoView({block: 'nearest'}));
  const header = await page.getByRole('banner').boundingBox();
  const label = await page
    .locator('main label', {hasText: contact.email})
    .boundingBox();
  expect(label?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
});

for (const tongue of TONGUES) {
  const {prefix, text} = tongue;

  withAndWithoutJavaScript(tongue, (javaScriptEnabled) => {
    test('a rejected message keeps what was typed, and a valid one arrives', async ({
      page,
    }) => {
      const {contact, fieldProblems} = text;
      await page.goto(`${prefix}/contact`);
      await page.getByLabel(contact.name, {exact: true}).fill('Ada');
      await page.getByLabel(contact.email).fill('ada');
      await page.getByLabel(contact.subject).fill('A & B');
      await page.getByLabel(contact.message).fill('Hello');
      const send = page.getByRole('button', {name: contact.send});
      await send.click();
      const email = page.getByLabel(contact.email);
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      if (javaScriptEnabled) await expect(email).toBeFocused();
      await expect(page.getByRole('alert')).toContainText(fieldProblems.email);
      await expect(page.getByLabel(contact.subject)).toHaveValue('A & B');
      await email.fill('ada@example.com');
      await send.click();
      await expect(page).toHaveURL(`${prefix}/contact?sent`);
      await expect(page.getByText(contact.sent)).toBeVisible();
    });

    test('a withdrawal takes two steps and is confirmed with its date', async ({
      page,
    }) => {
      const {withdrawal} = text;
      // Pages in English are for the United States, where the law gives no right to withdraw.
      const words = (message: string) =>
        inLaw(message, prefix === '' ? 'eu' : 'none');
      const name = words(text.layout.footer.withdraw);
      await page.goto(`${prefix}/legal/revocation`);
      await page.getByRole('contentinfo').getByRole('link', {name}).click();
      await page
        .getByLabel(withdrawal.name, {exact: true})
        .fill('A'.repeat(100));
      await page.getByLabel(withdrawal.orderNumber).fill('#1001');
      await page.getByLabel(withdrawal.email).fill('ada@example.com');
      await page.getByRole('button', {name}).click();
      await expect(page.getByText(withdrawal.wholeOrder)).toBeVisible();
      expect(await overflowOf(page)).toBe(0);
      await page.getByRole('button', {name: withdrawal.edit}).click();
      await expect(page.getByLabel(withdrawal.orderNumber)).toHaveValue(
        '#1001',
      );
      await page.getByRole('button', {name}).click();
      await page.getByRole('button', {name: words(withdrawal.confirm)}).click();
      await expect(
        page.getByText(words(withdrawal.receiptTitle)),
      ).toBeVisible();
      await expect(page.getByRole('main')).toContainText(
        String(new Date().getFullYear()),
      );
    });
  });
}

test('a visitor who sends too many messages has to wait, for both forms, and is told so @desktop', async ({
  request,
}) => {
  const {prefix, text} = ENGLISH;
  const html = await (await request.get(`${prefix}/contact`)).text();
  const formToken = /name="formToken" value="([^"]+)"/.exec(html)?.[1] ?? '';
  // As the platform identifies the visitor: other visitors' messages do not count.
  const headers = {'oxygen-buyer-ip': crypto.randomUUID()};
  const fields = {name: 'Ada', email: 'ada@example.com', formToken};
  const send = () =>
    request.post(`${prefix}/contact`, {
      headers,
      form: {...fields, subject: 'Hello', message: 'Hello'},
      maxRedirects: 0,
    });
  for (let count = 0; count < 20; count += 1) {
    expect((await send()).status()).toBe(303);
  }
  const withdrawal = await request.post(`${prefix}/legal/revocation/withdraw`, {
    headers,
    form: {...fields, orderNumber: '#1001', intent: 'confirm'},
  });
  for (const response of [await send(), withdrawal]) {
    expect(response.status()).toBe(429);
    expect(Number(response.headers()['retry-after'])).toBeGreaterThan(500);
    expect(response.headers()['cache-control']).toBe('private, no-store');
    expect(await response.text()).toContain(text.formProblems.tooMany);
  }
});
