import {afterEach, describe, expect, it, vi} from 'vitest';
import {formText, formTexts, readForm, sentForm} from './read-form.server';

const send = (body: BodyInit, headers: Record<string, string> = {}) =>
  sentForm(
    new Request('https://shop.example/cart', {method: 'POST', body, headers}),
  );

afterEach(() => vi.useRealTimers());

it('has the fields of a form, URL-encoded or multipart', async () => {
  const sent = new FormData();
  sent.append('name', 'Zoë 🛩');
  for (const body of [sent, new URLSearchParams([['name', 'Zoë 🛩']])]) {
    expect([...(await send(body))]).toEqual([['name', 'Zoë 🛩']]);
  }
});

it.each([
  ['text', 'name=x', 'text/plain'],
  ['JSON', '{"name":"x"}', 'application/json'],
  ['a broken multipart form', '--x', 'multipart/form-data; boundary=y'],
])('has no field of %s', async (_kind, body, type) => {
  expect([...(await send(body, {'Content-Type': type}))]).toEqual([]);
});

it('refuses control characters in any field (E1.25)', async () => {
  for (const value of ['a@example.com\0', 'a\u001Bb', 'a\u0085b']) {
    const rejected = send(new URLSearchParams([['email', value]]));
    await expect(rejected).rejects.toMatchObject({status: 400});
  }
  const text = 'first\r\n\tsecond';
  const form = await send(new URLSearchParams([['note', text]]));
  expect(form.get('note')).toBe(text);
});

it('refuses more than any form can hold, however it is sent', async () => {
  const large = new FormData();
  large.append('name', 'x'.repeat(70_000));
  const long = new URLSearchParams([['a', 'x'.repeat(70_000)]]);
  // Hydrogen reads all fields of a name for each field.
  const many = new URLSearchParams(
    Array.from({length: 3000}, () => ['cartFormInput', '{}']),
  );
  for (const body of [large, long, many]) {
    await expect(send(body)).rejects.toMatchObject({status: 413});
  }
});

it.each([sentForm, readForm])(
  'does not wait for a form that never ends: %o (E1.5)',
  async (read) => {
    vi.useFakeTimers();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Uint8Array.of(97)),
    });
    const reading = read(
      new Request('https://shop.example/cart', {
        method: 'POST',
        body,
        duplex: 'half',
      } as RequestInit),
    );
    const rejected = expect(reading).rejects.toMatchObject({status: 408});
    await vi.advanceTimersByTimeAsync(10_000);
    await rejected;
  },
);

describe('form texts', () => {
  const form = new FormData();
  form.set('password', '  wolken 😀 ');
  form.set('email', ' a@example.com\n');
  form.set('long', 'x'.repeat(5000));
  form.set('file', new Blob(['a']), 'a.txt');

  it('leave a password exactly as it is (E2.11)', () => {
    expect(formText(form, 'password')).toBe('  wolken 😀 ');
  });

  it('are otherwise trimmed and bounded, and never files', () => {
    expect(formTexts(form, ['email', 'missing'])).toEqual({
      email: 'a@example.com',
      missing: '',
    });
    expect(formText(form, 'long')).toHaveLength(2000);
    expect(formText(form, 'file')).toBe('');
  });
});
