import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {fakeTimeouts} from '../../../tests/support/fake-timeouts';
import {loggedLines} from '../../../tests/support/logged-lines';
import {
  newFormToken as formToken,
  mailService,
  postedForm,
  settled,
  FORM_CONTEXT,
} from '../../../tests/support/mail';
import {mailboxLimit, mailboxOf} from '~/lib/rates/rate-limit.server';
import {LOCALES} from '~/lib/i18n/locale';
import de from '~/locales/de.json';
import type {FormContext} from './deliver-form.server';
import {receiptTime} from './outgoing-message.server';
import {withdraw} from './withdraw.server';

const {fieldProblems, formProblems: problems} = de;

const FIELDS = {
  name: 'Ada Lovelace',
  orderNumber: '#1001',
  email: 'ada@example.com',
  lines: '',
};

const mail = mailService();

const forgetReceipts = () => mailboxLimit.forget(mailboxOf(FIELDS.email));
beforeEach(forgetReceipts);
afterEach(forgetReceipts);

const post = (
  fields: Record<string, string>,
  context: Partial<FormContext> = {},
) =>
  withdraw(postedForm({...FIELDS, ...fields}), {...FORM_CONTEXT, ...context});

describe('withdraw', () => {
  it('shows everything once more before it sends anything', async () => {
    const step = await post({intent: 'review', formToken: await formToken()});
    expect(step).toMatchObject({step: 'review', declaration: FIELDS});
    expect(mail.sent).toEqual([]);
  });

  it('sends a dated receipt to the consumer and a notice to the merchant', async () => {
    const step = await post({intent: 'confirm', formToken: await formToken()});
    expect(step).toMatchObject({
      step: 'receipt',
      receipt: {receivedAt: '21. November 2026 um 10:00:00 MEZ'},
    });
    expect(mail.sent.map(({to}) => to)).toEqual([
      'info@metarmap.example',
      'ada@example.com',
    ]);
    for (const {text} of mail.sent) {
      expect(text).toContain('#1001');
      expect(text).toContain('21. November 2026 um 10:00:00 MEZ');
    }
    expect(mail.sent[0]?.text).toContain('Ada Lovelace');
    expect(mail.sent[0]?.text).toContain('die ganze Bestellung');
  });

  it.each([
    ['GB', 'Cancellation of order #1001', 'I cancel my contract of sale'],
    ['US', 'Request to return order #1001', 'I’d like to return this order'],
  ] as const)(
    'has the words of the law in its mails, in %s',
    async (country, subject, declaration) => {
      const context = {country, locale: LOCALES.en, clientKey: country};
      await post({intent: 'confirm', formToken: await formToken()}, context);
      expect(mail.sent[0]?.subject).toBe(subject);
      for (const {subject: title, text} of mail.sent) {
        expect(text).toContain(declaration);
        expect(title + text).not.toMatch(/withdraw/i);
      }
    },
  );

  it('mails no text that another visitor typed (E3.12)', async () => {
    const typed = {
      name: 'Win at spam.example',
      lines: 'now, at spam.example',
      orderNumber: 'spam.example',
    };
    const form = {intent: 'confirm', formToken: await formToken(), ...typed};
    expect(await post(form)).toMatchObject({step: 'receipt'});
    const [toMerchant, toConsumer] = mail.sent;
    for (const words of Object.values(typed)) {
      expect(toMerchant?.text).toContain(words);
    }
    expect(JSON.stringify(toConsumer)).not.toContain('spam.example');
    // A plausible order number is repeated.
    await post({
      ...form,
      formToken: await formToken(),
      orderNumber: 'EU-1001b',
    });
    expect(mail.sent[3]?.text).toContain('EU-1001b');
  });

  it.each([
    ['Ada Lovelace', '2 × Tasse CAVOK', true],
    ['Ada Lovelace', '', true],
    ['Ada', 'spam.example', false],
    ['Ada', 'Call 0900 123 456', false],
    ['Ada', 'word '.repeat(60), false],
    ['Ada', 'Rufen Sie an 0176–1234–5678', false],
    ['Ada', 'Call 0176, 1234, 5678', false],
    ['Ada', 'Call 0176 & 1234 * 5678', false],
    ['Ada', 'Call 0176x1234x5678', false],
    ['Ada', 'Call 116 117', false],
    ['Ada', '1 × Poster 50 × 70 cm, 2 × METARmap 100 × 70', true],
  ])(
    'repeats in the receipt what %s withdraws, “%s”: %s',
    async (name, lines, isNamed) => {
      const form = {
        intent: 'confirm',
        formToken: await formToken(),
        name,
        lines,
      };
      await post(form, {clientKey: `${name} ${lines}`});
      const text = mail.sent[1]?.text ?? '';
      expect(text).toContain(name);
      expect(text.includes(lines.trim() || 'ganze Bestellung')).toBe(isNamed);
      expect(text).toMatch(/\d{2}:\d{2}/);
    },
  );

  it.each([
    ['0800-1234-567', false],
    ['A0800-1234B-C567', false],
    ['12345678', false],
    ['#1234567', true],
    ['EU-1001-DE', true],
  ])(
    'repeats the order number %s in the receipt: %s',
    async (number, isNamed) => {
      const form = {intent: 'confirm', formToken: await formToken()};
      await post({...form, orderNumber: number}, {clientKey: number});
      expect(mail.sent[1]?.text.includes(number)).toBe(isNamed);
    },
  );

  it.each(['Ada 0176 1234567', 'Ruf 110', 'Ada at example.com'])(
    'does not repeat the name %s',
    async (name) => {
      const form = {intent: 'confirm', formToken: await formToken(), name};
      await post(form, {clientKey: name});
      expect(mail.sent[1]?.text).not.toContain(name);
    },
  );

  it('mails an address five receipts an hour, whoever asks; the merchant gets each (E3.12)', async () => {
    const addresses = ['', '+1', '+2', '+3', '+4', '+5'].map(
      (tag) => `ida${tag}@example.com`,
    );
    const steps = [];
    for (const email of addresses) {
      const form = {intent: 'confirm', formToken: await formToken(), email};
      steps.push(await post(form, {clientKey: email}));
    }
    const mailed = steps.map((step) => 'isMailed' in step && step.isMailed);
    expect(mailed).toEqual([true, true, true, true, true, false]);
    expect(mail.sent).toHaveLength(11);
  });

  it('confirmed twice is one withdrawal, at the time of the first', async () => {
    const form = {intent: 'confirm', formToken: await formToken()};
    const first = await post(form);
    const second = await post(form, {
      now: new Date(FORM_CONTEXT.now.getTime() + 60_000),
    });
    expect(second).toEqual(first);
    expect(mail.sent).toHaveLength(2);
  });

  it('waits no longer than 8 s for both mails together', async () => {
    const own = await formToken();
    mail.slowMs = 6000;
    mail.next = [202, 0];
    fakeTimeouts(['setTimeout', 'clearTimeout', 'Date']);
    try {
      const begin = Date.now();
      const step = await settled(
        post({intent: 'confirm', formToken: own}, {clientKey: 'slow'}),
      );
      expect(step).toMatchObject({step: 'receipt', isMailed: false});
      expect(mail.asked).toHaveLength(2);
      expect(Date.now() - begin).toBeLessThan(9000);
    } finally {
      vi.useRealTimers();
    }
  });

  it('declares what was changed after the form was confirmed (E3.13)', async () => {
    const form = {intent: 'confirm', formToken: await formToken()};
    await post(form);
    await post({...form, orderNumber: '#1002'});
    expect(mail.sent).toHaveLength(4);
    expect(mail.sent[3]?.text).toContain('#1002');
  });

  it('sends nothing to the consumer before the merchant has it', async () => {
    const form = {intent: 'confirm', formToken: await formToken()};
    mail.next = [500];
    expect(await post(form, {clientKey: 'retry'})).toMatchObject({
      step: 'review',
      problems: [{message: problems.unavailable}],
      formToken: form.formToken,
      status: 503,
    });
    expect(mail.asked).toHaveLength(1);
    expect(await post(form, {clientKey: 'retry'})).toMatchObject({
      step: 'receipt',
      isMailed: true,
    });
  });

  it('names the zone of its time in words that the language has', () => {
    const date = new Date('2026-11-21T09:00:00Z');
    expect(receiptTime(date, LOCALES.de)).toContain('10:00:00 MEZ');
    expect(receiptTime(date, LOCALES.en)).toMatch(
      /10:00:00\sAM Central European Standard Time$/,
    );
  });

  it('is told as done when only the receipt cannot be mailed, which another try sends', async () => {
    const form = {intent: 'confirm', formToken: await formToken()};
    mail.next = [202, 422];
    const step = await post(form, {clientKey: 'retry'});
    expect(step).toMatchObject({
      step: 'receipt',
      isMailed: false,
      receipt: {receivedAt: '21. November 2026 um 10:00:00 MEZ'},
      status: 200,
    });
    const lines = loggedLines('withdrawal receipt not mailed');
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain(FIELDS.email);
    expect(await post(form, {clientKey: 'retry'})).toMatchObject({
      step: 'receipt',
      isMailed: true,
    });
    expect(mail.sent.map(({to}) => to)).toEqual([
      'info@metarmap.example',
      'ada@example.com',
    ]);
  });

  it.each([
    ['name', '', 'missing'],
    ['orderNumber', '', 'missing'],
    ['email', 'ada', 'email'],
    ['name', 'Win at https://spam.example', 'characters'],
    ['orderNumber', '1\r\nBcc: x@example.com', 'characters'],
    ['lines', 'x'.repeat(1001), 'tooLong'],
  ] as const)('refuses %s %j in both steps', async (name, value, fault) => {
    for (const intent of ['review', 'confirm']) {
      const form = {intent, formToken: await formToken(), [name]: value};
      expect(await post(form)).toMatchObject({
        step: 'entry',
        status: 400,
        state: {problems: [{field: name, message: fieldProblems[fault]}]},
      });
    }
    expect(mail.sent).toEqual([]);
  });

  it('sends nothing without a form token', async () => {
    expect(await post({intent: 'confirm'})).toMatchObject({
      step: 'review',
      problems: [{message: problems.expired}],
      formToken: null,
    });
    expect(mail.sent).toEqual([]);
  });
});
