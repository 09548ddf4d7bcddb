import AxeBuilder from '@axe-core/playwright';
import {expect, type APIRequestContext} from '@playwright/test';
import {test} from '../support/test';
import {onPhoneOnce, TONGUES} from '../support/texts';

/** A browser's, since bots get error pages of one line. */
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
test.use({userAgent: PERSON});

const PAGES = [
  '/faq',
  '/connect',
  '/contact',
  '/legal',
  '/legal/imprint',
  '/legal/privacy',
  '/legal/revocation',
  '/legal/revocation/withdraw',
  '/legal/terms',
  '/legal/shipping',
  '/legal/accessibility',
  '/docs/first-steps',
  '/docs/metarmap-connect',
  '/docs/metarmap-connect/interface',
];

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Pages whose links are followed; what they lead to elsewhere has to be there. */
const OWN =
  /^(?:\/en)?(?:\/?|\/metarmap|\/(?:faq|connect|contact|legal|docs)(?:\/[^?]*)?)$/;

/** Behind a login: stories of their own. */
const FOREIGN = /^(?:\/en)?\/(?:auth|account)\b/;

/** Every page that can be reached from a page of content, and the anchors that are pointed to. */
async function brokenLinks(
  request: APIRequestContext,
  start: string,
): Promise<string[]> {
  const broken: string[] = [];
  const pages = new Map<string, string | null>();
  const waiting: [from: string, href: string][] = [['', start]];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [from, href] = next;
    const [address = '', hash] = href.split('#');
    const path = address || from;
    if (!pages.has(path)) {
      const answer = await request.get(path);
      const html = answer.ok() ? await answer.text() : null;
      pages.set(path, html);
      for (const [, to = ''] of (html ?? '').matchAll(
        /<a [^>]*?href="([^"]+)"/g,
      )) {
        if (/^(?:mailto|tel|https?):/.test(to) || FOREIGN.test(to)) continue;
        if (OWN.test(path)) waiting.push([path, to.replaceAll('&amp;', '&')]);
      }
    }
    const html = pages.get(path);
    const isThere =
      html && (!hash || html.includes(`id="${decodeURIComponent(hash)}"`));
    if (!isThere) broken.push(`${from} → ${href}`);
  }
  expect(pages.size).toBeGreaterThan(15);
  return [...new Set(broken)];
}

for (const {code, prefix, text} of TONGUES) {
  test.describe(`content in ${code}`, onPhoneOnce(code), () => {
    test.use({locale: code});

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`axe finds nothing, ${colorScheme}`, async ({page}) => {
        test.setTimeout(120_000);
        await page.emulateMedia({colorScheme});
        for (const path of PAGES) {
          const answer = await page.goto(prefix + path);
          expect(answer?.status(), path).toBe(200);
          await page.evaluate(() => {
            for (const fold of document.querySelectorAll('main details')) {
              fold.setAttribute('open', '');
            }
          });
          const {violations} = await new AxeBuilder({page})
            .withTags(RULES)
            .analyze();
          expect(
            violations.map(({id, nodes}) => [
              path,
              id,
              nodes.map(({target}) => target),
            ]),
          ).toEqual([]);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect(overflow, path).toBeLessThanOrEqual(0);
        }
      });
    }

    test('every link of header, footer and content leads somewhere @desktop', async ({
      playwright,
      baseURL,
    }) => {
      const visitor = await playwright.request.newContext({
        baseURL,
        userAgent: PERSON,
      });
      expect(await brokenLinks(visitor, `${prefix}/legal`)).toEqual([]);
      await visitor.dispose();
    });

    test('the manual begins with its first page and leads on', async ({
      page,
    }) => {
      await page.goto(`${prefix}/docs`);
      await expect(page).toHaveURL(`${prefix}/docs/first-steps`);
      await page
        .getByRole('navigation', {name: text.content.neighbours})
        .getByRole('link', {name: text.content.next})
        .click();
      await expect(page).toHaveURL(`${prefix}/docs/hanging`);
      await page
        .getByRole('navigation', {name: text.content.contents})
        .getByRole('link')
        .last()
        .click();
      await expect(page).toHaveURL(/#.+$/);
    });

    for (const path of [
      '/legal/..%2fcart',
      '/legal/%2e%2e%2f%2e%2e%2fcart',
      '/legal/nope/deeper',
      '/docs/..%2f..%2fpackage.json',
      '/docs/first-steps.md',
    ]) {
      test(`${path} is no page @desktop`, async ({page}) => {
        const answer = await page.goto(prefix + path);
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(
          text.error.title,
        );
      });
    }

    test('questions are there for search engines @desktop', async ({
      request,
    }) => {
      const html = await (await request.get(`${prefix}/faq`)).text();
      const data =
        /<script type="application\/ld\+json">(.*?FAQPage.*?)<\/script>/.exec(
          html,
        );
      const faq = JSON.parse(data?.[1] ?? '{}') as {
        mainEntity: {name: string; acceptedAnswer: {text: string}}[];
      };
      expect(faq.mainEntity.length).toBeGreaterThan(8);
      for (const {name, acceptedAnswer} of faq.mainEntity) {
        expect(name).toMatch(/\?$/);
        expect(acceptedAnswer.text).toContain('<p>');
      }
    });

    for (const javaScriptEnabled of [true, false]) {
      test.describe(
        javaScriptEnabled ? 'forms' : 'forms without JavaScript',
        () => {
          test.use({javaScriptEnabled});

          test('a message keeps what was typed and arrives', async ({page}) => {
            const {contact} = text;
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
            await expect(page.getByRole('alert')).toContainText(
              contact.faults.email,
            );
            await expect(page.getByLabel(contact.subject)).toHaveValue('A & B');
            await email.fill('ada@example.com');
            // Quicker than this, only programs are.
            await page.waitForTimeout(3200);
            await send.click();
            await expect(page).toHaveURL(`${prefix}/contact?sent`);
            await expect(page.getByText(contact.sent)).toBeVisible();
          });

          test('a withdrawal takes two steps and is confirmed with its date', async ({
            page,
          }) => {
            const {withdrawal} = text;
            await page.goto(`${prefix}/legal/revocation`);
            await page
              .getByRole('article')
              .getByRole('link', {name: withdrawal.continue})
              .click();
            await page.getByLabel(withdrawal.name, {exact: true}).fill('Ada');
            await page.getByLabel(withdrawal.orderNumber).fill('#1001');
            await page.getByLabel(withdrawal.email).fill('ada@example.com');
            await page.waitForTimeout(3200);
            await page.getByRole('button', {name: withdrawal.continue}).click();
            await expect(page.getByText(withdrawal.wholeOrder)).toBeVisible();
            await page.getByRole('button', {name: withdrawal.edit}).click();
            await expect(page.getByLabel(withdrawal.orderNumber)).toHaveValue(
              '#1001',
            );
            await page.waitForTimeout(3200);
            await page.getByRole('button', {name: withdrawal.continue}).click();
            await page.getByRole('button', {name: withdrawal.confirm}).click();
            await expect(page.getByText(withdrawal.receiptTitle)).toBeVisible();
            await expect(page.getByRole('main')).toContainText(
              String(new Date().getFullYear()),
            );
          });
        },
      );
    }

    test('a megabyte is refused @desktop', async ({request}) => {
      for (const path of ['/contact', '/legal/revocation/withdraw']) {
        const answer = await request.post(prefix + path, {
          form: {message: 'x'.repeat(1024 * 1024)},
        });
        expect(answer.status(), path).toBe(413);
      }
    });

    test('a form belongs to one visitor @desktop', async ({request}) => {
      for (const path of ['/contact', '/legal/revocation/withdraw']) {
        const answer = await request.get(prefix + path);
        expect(answer.headers()['cache-control']).toBe('private, no-store');
        expect(answer.headers()['set-cookie']).toBeUndefined();
      }
    });
  });
}

test('whoever sends too many messages has to wait, for both forms, and is told so @desktop', async ({
  request,
}) => {
  const {prefix, text} = TONGUES[1];
  const html = await (await request.get(`${prefix}/contact`)).text();
  const ticket = /name="ticket" value="([^"]+)"/.exec(html)?.[1] ?? '';
  // As the platform names the visitor: nobody else's messages count.
  const headers = {'oxygen-buyer-ip': crypto.randomUUID()};
  const fields = {name: 'Ada', email: 'ada@example.com', ticket};
  const send = () =>
    request.post(`${prefix}/contact`, {
      headers,
      form: {...fields, subject: 'Hello', message: 'Hello'},
      maxRedirects: 0,
    });
  await expect
    .poll(async () => (await send()).status())
    // Nobody fills it in within three seconds.
    .toBe(303);
  for (let count = 1; count < 20; count += 1) {
    expect((await send()).status()).toBe(303);
  }
  const withdrawal = await request.post(`${prefix}/legal/revocation/withdraw`, {
    headers,
    form: {...fields, orderNumber: '#1001', intent: 'confirm'},
  });
  for (const answer of [await send(), withdrawal]) {
    expect(answer.status()).toBe(429);
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(500);
    expect(answer.headers()['cache-control']).toBe('private, no-store');
    expect(await answer.text()).toContain(text.contact.problems.tooMany);
  }
});
