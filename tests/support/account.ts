import {expect, type Page} from '@playwright/test';
import {readOutbox} from './customer-client';
import type {Tongue} from './texts';

/** Password of the shop's own customers (`local-shop/data/seed-customers.ts`). */
export const PASSWORD = 'wolkenfrei';

/** An address that no other test has. */
export function newEmail(): string {
  return `pilot-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`;
}

/**
 * Fills in and sends the login form. The fields are looked for in its form: the router changes the
 * URL before React shows the page, and the page before may ask for an email address as well.
 */
export async function logIn(
  page: Page,
  {text}: Tongue,
  email: string,
  password = PASSWORD,
): Promise<void> {
  const {fields, login} = text.auth;
  const submit = page.getByRole('button', {name: login.submit});
  const form = page.getByRole('main').locator('form').filter({has: submit});
  await form.getByLabel(fields.email).fill(email);
  await form.getByLabel(fields.password, {exact: true}).fill(password);
  await form.locator(submit).click();
}

/** Presses the account's logout button; ends on the login page. */
export async function logOut(page: Page, {text}: Tongue): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', {name: text.auth.logout}).click();
  await expect(page.getByText(text.accountNotices.loggedOut)).toBeVisible();
}

/** Fills in and sends the registration form that is shown; ends on the account's page. */
export async function registerNew(
  page: Page,
  {prefix, text}: Tongue,
  email: string,
  password = PASSWORD,
): Promise<void> {
  const {fields, register} = text.auth;
  await page.getByLabel(fields.firstName).fill('Amelia 🛩');
  await page.getByLabel(fields.lastName).fill('Ärhart');
  await page.getByLabel(fields.email).fill(email);
  await page.getByLabel(fields.password, {exact: true}).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', {name: register.submit})
    .click();
  await expect(page).toHaveURL(new RegExp(`${prefix}/account$`));
}

/**
 * Registers an account by the request that the form sends, for stories that begin with a customer.
 * The page that is shown stays.
 */
export async function registerByRequest(
  page: Page,
  {prefix}: Tongue,
  email: string,
): Promise<void> {
  await post(page, `${prefix}/auth/register`, {
    firstName: 'Amelia 🛩',
    lastName: 'Ärhart',
    email,
    password: PASSWORD,
  });
}

/** Logs in by the request that the form sends. The page that is shown stays. */
export async function logInByRequest(page: Page, email: string): Promise<void> {
  await post(page, '/auth/login', {email, password: PASSWORD});
}

async function post(
  page: Page,
  path: string,
  form: Record<string, string>,
): Promise<void> {
  const response = await page.request.post(path, {form, maxRedirects: 0});
  expect(response.status(), path).toBe(303);
}

/** Path and query of the newest link in the mails to an address. */
export async function mailedPath(
  shopOrigin: string,
  email: string,
): Promise<string> {
  const find = async () => {
    const links = (await readOutbox(shopOrigin))
      .filter(({to}) => to === email)
      .map(({text}) =>
        /http\S+\/(account\/(reset|activate)\/|(newsletter|back-in-stock)\?)\S+/.exec(
          text,
        ),
      );
    return links.find((link) => link !== null)?.[0] ?? '';
  };
  // The mail is sent after the response.
  await expect.poll(find).not.toBe('');
  const {pathname, search} = new URL(await find());
  return pathname + search;
}
