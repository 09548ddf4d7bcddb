import {describe, expect, it, vi} from 'vitest';
import {fakeTimeouts} from '../../../tests/support/fake-timeouts';
import {loggedLines} from '../../../tests/support/logged-lines';
import type {StorefrontEnv} from '~/lib/environment/env.server';
import {
  newFormToken,
  mailService,
  postedForm,
  settled,
  FORM_CONTEXT,
} from '../../../tests/support/mail';
import de from '~/locales/de.json';
import {typedValues} from '~/lib/forms/read-form.server';
import {CONTACT_FIELDS} from './contact-fields';
import {sendContact} from './send-contact.server';

const {fieldProblems, formProblems: problems} = de;

const FIELDS = {
  // Fields that are not listed below are empty.
  ...typedValues(new FormData(), CONTACT_FIELDS),
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'A question',
  message: 'Hello\nthere',
};

const mail = mailService();

async function send(
  fields: Record<string, string>,
  clientKey = FORM_CONTEXT.clientKey,
  env = FORM_CONTEXT.env,
) {
  const formToken = await newFormToken();
  return sendContact(postedForm({...FIELDS, formToken, ...fields}), {
    ...FORM_CONTEXT,
    clientKey,
    env,
  });
}

describe('sendContact', () => {
  it('sends the message as the mail service expects it, with an address to reply to', async () => {
    expect(await send({})).toBeNull();
    const posted = {
      from: 'shop@send.example',
      to: 'info@metarmap.example',
      reply_to: 'ada@example.com',
      subject: 'Kontakt: A question',
      text: 'Hello\nthere\n\n--\nAda\nada@example.com',
    };
    expect(mail.asked).toEqual([posted]);
    expect(mail.tokens).toEqual(['Bearer key-of-the-mail-service']);
    const {CONTACT_SENDER: _, ...plain} = FORM_CONTEXT.env;
    expect(await send({}, undefined, plain as StorefrontEnv)).toBeNull();
    expect(mail.asked[1]).toEqual({...posted, from: 'info@metarmap.example'});
  });

  it('sends a form again when its text was changed (E3.13)', async () => {
    const formToken = await newFormToken();
    const clientKey = '203.0.113.7';
    expect(await send({formToken}, clientKey)).toBeNull();
    const message = 'And another thing';
    expect(await send({formToken, message}, clientKey)).toBeNull();
    expect(mail.asked).toHaveLength(2);
  });

  it('lets a second submission wait for the first, and send in its place when it fails', async () => {
    const formToken = await newFormToken();
    mail.next = [500, 202];
    const answers = await Promise.all([send({formToken}), send({formToken})]);
    expect(answers.map((answer) => answer?.status ?? 'sent').sort()).toEqual([
      503,
      'sent',
    ]);
    expect(mail.asked).toHaveLength(2);
    expect(await send({formToken})).toBeNull();
    expect(mail.asked).toHaveLength(2);
  });

  it('lets no submission wait longer than 8 s in all for a service that hangs (E4.1)', async () => {
    const formToken = await newFormToken();
    mail.next = [0, 0, 0];
    fakeTimeouts(['setTimeout', 'clearTimeout', 'Date']);
    try {
      const begin = Date.now();
      const sent = [1, 2, 3].map(() => send({formToken}));
      const statuses = (await settled(Promise.all(sent))).map(
        (answer) => answer?.status,
      );
      expect(statuses).toEqual([503, 503, 503]);
      expect(Date.now() - begin).toBeLessThan(9000);
      expect(mail.asked).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['name', 'Ada\r\nBcc: all@example.com', 'characters'],
    ['subject', 'Hi\u0000', 'characters'],
    ['email', 'ada@example.com\nbcc: x@example.com', 'characters'],
    ['email', 'ada@example.com, eve@example.com', 'email'],
    ['email', 'ada@localhost', 'email'],
    ['email', 'a@-b.de', 'email'],
    ['email', '', 'missing'],
    ['name', '   ', 'missing'],
    ['message', 'x'.repeat(5001), 'tooLong'],
    ['subject', 'x'.repeat(151), 'tooLong'],
  ] as const)(
    'refuses %s %j and keeps what was typed',
    async (name, value, fault) => {
      const result = await send({[name]: value});
      expect(result?.status).toBe(400);
      expect(result?.state.problems).toEqual([
        {field: name, message: fieldProblems[fault]},
      ]);
      expect(result?.state.values).toEqual({...FIELDS, [name]: value});
      expect(mail.asked).toEqual([]);
    },
  );

  it('checks a long address quickly', async () => {
    const start = performance.now();
    const result = await send({
      email: `${'a-'.repeat(25_000)}@${'b-'.repeat(5)}`,
    });
    expect(result?.state.problems).toEqual([
      {field: 'email', message: fieldProblems.tooLong},
    ]);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('asks again when the form came too late or without a form token', async () => {
    const late = await newFormToken(new Date(0));
    for (const formToken of [late, '']) {
      expect(await send({formToken})).toMatchObject({
        status: 400,
        state: {problems: [{message: problems.expired}], values: FIELDS},
      });
    }
    expect(mail.asked).toEqual([]);
  });

  it('lets a bot believe that its message was sent', async () => {
    expect(await send({website: 'https://spam.example'})).toBeNull();
    expect(mail.asked).toEqual([]);
  });

  it('shows again what was typed when the message is not accepted, and allows another try', async () => {
    const formToken = await newFormToken();
    mail.status = 500;
    expect(await send({formToken})).toMatchObject({
      status: 503,
      state: {problems: [{message: problems.unavailable}], values: FIELDS},
    });
    const [line = ''] = loggedLines('contact message not delivered');
    expect(JSON.parse(line)).toMatchObject({
      requestId: expect.any(String) as string,
    });
    expect(line).not.toContain(FIELDS.email);
    mail.status = 202;
    expect(await send({formToken})).toBeNull();
    expect(mail.asked).toHaveLength(2);
    const {CONTACT_ENDPOINT: _, ...without} = FORM_CONTEXT.env;
    expect(await send({}, undefined, without as StorefrontEnv)).toMatchObject({
      status: 503,
    });
  });
});
