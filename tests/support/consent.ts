import {
  expect,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import type {Tongue} from './texts';

/** A beacon that sends when it is loaded, and again when the test calls `sendFigures`. */
const BEACON = `window.sendFigures = () => navigator.sendBeacon('https://cloudflareinsights.com/cdn-cgi/rum', '{}');
sendFigures();`;

/** Responds in place of the beacon's hosts, and lists all requests to hosts other than ours. */
export async function foreignRequests(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const {hostname, host, pathname, protocol} = new URL(request.url());
    const isOurs = hostname === 'localhost' || hostname === '127.0.0.1';
    if (/^https?:$/.test(protocol) && !isOurs) asked.push(host + pathname);
  });
  await page.route(/cloudflareinsights\.com/, (route) =>
    route.fulfill({contentType: 'text/javascript', body: BEACON}),
  );
  return asked;
}

export const banner = (page: Page, {text}: Tongue) =>
  page.getByRole('region', {name: text.consent.title, exact: true});

export const dialog = (page: Page, {text}: Tongue) =>
  page.getByRole('dialog', {name: text.consent.settings});

export const statistics = (where: Locator, {text}: Tongue) =>
  where.getByRole('checkbox', {name: text.consent.items.analytics.name});

export const beacon = (page: Page) => page.locator('script[data-consent-id]');

/** Opens the settings by the footer's link, once the dialog has taken it over. */
export async function openSettings(page: Page, tongue: Tongue): Promise<void> {
  const link = page
    .getByRole('contentinfo')
    .getByRole('link', {name: tongue.text.layout.footer.links.cookies});
  await link.scrollIntoViewIfNeeded();
  await page.keyboard.press('Shift');
  await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
  await link.click();
  await expect(dialog(page, tongue)).toBeVisible();
}

/** The decision that the cookies store; `null` while there is none. */
export async function decision(
  context: BrowserContext,
): Promise<string | null> {
  const cookies = await context.cookies();
  const value = (name: string) =>
    cookies.find((cookie) => cookie.name === name)?.value;
  return value('consent_given') === 'true'
    ? (value('consent_enabled') ?? null)
    : null;
}

/** The stored decision when a visitor allows only the necessary cookies. */
export const NECESSARY = 'session~cart~language~consent';
