import {describe, expect, it, vi} from 'vitest';
import {
  mailService,
  postedForm,
  FORM_CONTEXT,
} from '../../../tests/support/mail';
import {seal} from '~/lib/session/sealed-text.server';
import de from '~/locales/de.json';
import {openSubscription, subscribe} from './subscription.server';

const mail = mailService();

const later = (milliseconds: number) => ({
  ...FORM_CONTEXT,
  now: new Date(FORM_CONTEXT.now.getTime() + milliseconds),
});
const DAYS = 86_400_000;

/** A new address for each use, because an address gets only one mail an hour. */
const newAddress = () => `${crypto.randomUUID()}@example.com`;

const send = (
  fields: Record<string, string>,
  formContext = FORM_CONTEXT,
  clientKey: string = crypto.randomUUID(),
) => subscribe(postedForm(fields), {...formContext, clientKey});

/** The token of the link in the mail to an address. */
function mailedToken(email: string): string {
  const text = mail.sent.find(({to}) => to === email)?.text ?? '';
  const link = new URL(/https:\S+/.exec(text)?.[0] ?? '');
  expect(link.origin + link.pathname).toBe('https://shop.example/newsletter');
  return link.searchParams.get('token') ?? '';
}

const ASKED = {result: {step: 'asked'}, status: 200};
const ENDED = {result: {step: 'ended'}, status: 410};

describe('subscribing to the newsletter', () => {
  it('mails a link, and tells the merchant what was agreed to when it is confirmed', async () => {
    const email = newAddress();
    expect(await send({email})).toEqual(ASKED);
    expect(mail.sent).toHaveLength(1);
    const token = mailedToken(email);
    const opened = await openSubscription(token, FORM_CONTEXT);
    expect(opened.result).toMatchObject({step: 'confirmation', token});
    expect(mail.sent).toHaveLength(1);
    // Base64 has several spellings of the same bytes.
    for (const spelled of [token, token, `${token} `]) {
      expect(await send({token: spelled}, later(60_000))).toEqual({
        result: {step: 'confirmed'},
        status: 200,
      });
    }
    expect(mail.sent.slice(1)).toEqual([
      expect.objectContaining({to: 'info@metarmap.example', reply_to: email}),
    ]);
    const notice = mail.sent[1]?.text ?? '';
    expect(notice).toContain(`E-Mail-Adresse: ${email}`);
    expect(notice).toContain('21. November 2026 um 10:00:00 MEZ');
    expect(notice).toContain('21. November 2026 um 10:01:00 MEZ');
    expect(notice).toContain(
      'Ich möchte den Newsletter von METARmap mit Neuigkeiten und Angeboten',
    );
    expect(notice).not.toContain('<');
  });

  it('shows a shopper the link as a button and the product that they wait for, and the merchant text alone', async () => {
    const email = newAddress();
    const picture = 'https://cdn.example/map.webp?width=400&height=400';
    const product = {id: 'gid://shopify/ProductVariant/1', name: 'Map'};
    await subscribe(
      postedForm({email}),
      {...FORM_CONTEXT, clientKey: email},
      'back-in-stock',
      {...product, picture},
    );
    const [asked] = mail.sent;
    expect(asked?.text).not.toContain(picture);
    expect(asked?.html).toContain(picture.replaceAll('&', '&amp;'));
    const [, token = ''] = /token=([^"]+)">/.exec(asked?.html ?? '') ?? [];
    expect(asked?.text).toContain(`token=${token}\n`);
    await subscribe(
      postedForm({token: decodeURIComponent(token)}),
      {...FORM_CONTEXT, clientKey: email},
      'back-in-stock',
    );
    expect(mail.sent).toHaveLength(2);
    expect(mail.sent[1]).not.toHaveProperty('html');
  });

  it('puts the address into neither the link nor the id of the mail', async () => {
    const email = newAddress();
    await send({email});
    const [name = ''] = email.split('@');
    expect(mailedToken(email)).not.toContain(name);
    expect(atob(mailedToken(email).replace('sealed.', ''))).not.toContain(name);
    expect(mail.ids[0]).toMatch(/^newsletter-2026-11-21T09-[0-9a-f]{16}$/);
  });

  it('mails an address once an hour, with the same result each time (E2.10)', async () => {
    const email = newAddress();
    const spellings = [
      email.toUpperCase(),
      email.replace('@', '\u200B@'),
      `\u00AD${email}\u034F`,
      email.replace('example', 'ｅxample'),
    ];
    for (const typed of [email, ...spellings]) {
      expect(await send({email: typed})).toEqual(ASKED);
    }
    expect(mail.sent).toHaveLength(1);
    expect(await send({email}, later(3_600_000))).toEqual(ASKED);
    expect(mail.sent).toHaveLength(2);
  });

  it('mails an address five times an hour in all, for whatever products', async () => {
    const email = newAddress();
    const results = [];
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const product = {
        id: `gid://shopify/ProductVariant/${number}`,
        name: `Map ${number}`,
      };
      const context = {...FORM_CONTEXT, clientKey: `${email} ${number}`};
      const form = postedForm({email});
      results.push(await subscribe(form, context, 'back-in-stock', product));
    }
    expect(results.map(({status}) => status)).toEqual([
      ...[200, 200, 200, 200, 200],
      429,
    ]);
    expect(mail.sent).toHaveLength(5);
  });

  it('does the same for a product, once an hour for each, and tells the merchant which', async () => {
    const email = newAddress();
    const ask = (fields: Record<string, string>, number = 1) =>
      subscribe(
        postedForm(fields),
        {...FORM_CONTEXT, clientKey: email},
        'back-in-stock',
        {
          id: `gid://shopify/ProductVariant/${number}`,
          name: `Map ${number}`,
        },
      );
    for (const number of [1, 1, 2])
      expect(await ask({email}, number)).toEqual(ASKED);
    expect(mail.sent.map(({subject}) => subject)).toEqual([
      expect.stringContaining('Map 1'),
      expect.stringContaining('Map 2'),
    ]);
    const link = new URL(/https:\S+/.exec(mail.sent[0]?.text ?? '')?.[0] ?? '');
    expect(link.pathname).toBe('/back-in-stock');
    const token = link.searchParams.get('token') ?? '';
    // A link for one topic is not valid for the other.
    expect(await send({token})).toEqual(ENDED);
    expect(await ask({token})).toMatchObject({
      result: {step: 'confirmed', product: 'Map 1'},
    });
    expect(mail.sent[2]?.text).toContain(
      'Map 1 (gid://shopify/ProductVariant/1)',
    );
  });

  it('tells the merchant, without a link, who wants to unsubscribe', async () => {
    const email = newAddress();
    for (let times = 0; times < 2; times += 1) {
      expect(await send({email, intent: 'unsubscribe'})).toEqual({
        result: {step: 'unsubscribed'},
        status: 200,
      });
    }
    expect(mail.sent).toEqual([
      expect.objectContaining({
        to: 'info@metarmap.example',
        reply_to: email,
        text: expect.stringContaining(`E-Mail-Adresse: ${email}`) as string,
      }),
    ]);
    expect(mail.sent[0]?.text).not.toContain('https:');
  });

  it('tells the merchant again of an address that was subscribed meanwhile', async () => {
    const email = newAddress();
    await send({email, intent: 'unsubscribe'});
    await send({email}, later(60_000));
    await send({token: mailedToken(email)}, later(2 * 60_000));
    await send({email, intent: 'unsubscribe'}, later(3 * 60_000));
    expect(mail.sent.map(({subject}) => subject)).toEqual([
      'Newsletter: eine Adresse wurde abbestellt',
      'Bitte bestätige deine Adresse für den Newsletter',
      'Newsletter: eine Adresse wurde bestätigt',
      'Newsletter: eine Adresse wurde abbestellt',
    ]);
  });

  it('tells the merchant again when a link is confirmed again after a cancellation', async () => {
    const email = newAddress();
    await send({email});
    const token = mailedToken(email);
    await send({token}, later(60_000));
    await send({email, intent: 'unsubscribe'}, later(2 * 60_000));
    // Within an hour there is no second mail with a newer link.
    expect(await send({email}, later(3 * 60_000))).toEqual(ASKED);
    await send({token}, later(4 * 60_000));
    expect(mail.sent.map(({subject}) => subject)).toEqual([
      'Bitte bestätige deine Adresse für den Newsletter',
      'Newsletter: eine Adresse wurde bestätigt',
      'Newsletter: eine Adresse wurde abbestellt',
      'Newsletter: eine Adresse wurde bestätigt',
    ]);
  });

  it('ends a link after seven days', async () => {
    const email = newAddress();
    await send({email});
    const token = mailedToken(email);
    const {result} = await openSubscription(token, later(7 * DAYS));
    expect(result.step).toBe('confirmation');
    expect(await openSubscription(token, later(7 * DAYS + 1))).toEqual(ENDED);
    expect(await send({token}, later(7 * DAYS + 1))).toEqual(ENDED);
    expect(mail.sent).toHaveLength(1);
  });

  it('does not accept a link that was changed, cut off or forged', async () => {
    const email = newAddress();
    await send({email});
    const token = mailedToken(email);
    const changed = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const bad of [`${token.slice(0, -8)}`, changed, '', 'sealed.', 'x']) {
      expect(await openSubscription(bad, FORM_CONTEXT), bad).toEqual(ENDED);
      expect(await send({token: bad}), bad).toEqual(ENDED);
    }
    expect(mail.sent).toHaveLength(1);
  });

  it('ends a link that an earlier version of the shop mailed with other contents', async () => {
    const [secret = ''] = FORM_CONTEXT.env.SESSION_SECRET;
    const contents = JSON.stringify({address: newAddress()});
    const token = await seal(contents, secret, 'newsletter');
    expect(await openSubscription(token, FORM_CONTEXT)).toEqual(ENDED);
    expect(await send({token})).toEqual(ENDED);
  });

  it('shows the address, or the link, again when no mail can be sent', async () => {
    const email = newAddress();
    await send({email});
    const token = mailedToken(email);
    mail.status = 500;
    const problems = [{message: de.formProblems.unavailable, field: null}];
    const other = newAddress();
    expect(await send({email: other})).toMatchObject({
      status: 503,
      result: {state: {problems, values: {email: other}}},
    });
    expect(await send({token})).toEqual({
      result: {step: 'confirmation', token, problems},
      status: 503,
    });
    const log = vi.mocked(console.error).mock.calls.join();
    expect(log).toContain('newsletter subscription not delivered');
    expect(log).not.toContain('@example.com');
    expect(log).not.toContain('sealed.');
    mail.status = 202;
    expect((await send({token})).result.step).toBe('confirmed');
  });
});
