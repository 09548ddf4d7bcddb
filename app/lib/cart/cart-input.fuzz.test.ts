import fc from 'fast-check';
import {expect, it} from 'vitest';
import {readCartId} from './cart-id.server';
import {parseCartInput} from './cart-input.server';
import {MOST_PER_LINE} from './quantity';
import {returnPath} from '../account/return-path';
import {LOCALES} from '../i18n/locale';

/** Of http on localhost. */
const SCOPE = {
  isHttps: false,
  secure: false,
  sameSite: 'Lax',
  partitioned: false,
} as const;

/** The same inputs in every run, so that a failure is the fault of a change. */
const SEED = 20_260_619;

const action = fc.constantFrom(
  ...['LinesAdd', 'LinesAdd', 'LinesUpdate', 'LinesUpdate', 'LinesRemove'],
  ...['NoteUpdate', 'DiscountCodesUpdate', 'GiftCardCodesUpdate'],
  ...['BuyerIdentityUpdate', 'Create', '__proto__'],
);
const quantity = fc.oneof(
  {weight: 8, arbitrary: fc.integer({min: -20, max: 200})},
  fc.double(),
  fc.integer(),
  fc.string(),
  fc.anything(),
);
/** Mostly one that could be: what makes no sense is refused before it is counted. */
const id = (type: string) =>
  fc.oneof(
    {weight: 12, arbitrary: fc.constant(`gid://shopify/${type}/1?cart=c`)},
    fc.string(),
  );
const line = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      id: id('CartLine'),
      merchandiseId: id('ProductVariant').map((text) => text.split('?')[0]),
      quantity,
    }),
  },
  fc.record(
    {id: fc.string(), merchandiseId: fc.string(), quantity},
    {requiredKeys: []},
  ),
);
const input = fc.oneof(
  fc.json(),
  fc.string(),
  fc
    .record({
      action,
      inputs: fc.record(
        {
          lines: fc.array(line, {minLength: 1, maxLength: 3}),
          lineIds: fc.array(fc.string()),
          note: fc.string(),
        },
        {requiredKeys: []},
      ),
    })
    .map((value) => {
      try {
        return JSON.stringify(value);
      } catch {
        return '{}';
      }
    }),
);

it('reads any form of the cart without throwing, and no quantity far above the cap', () => {
  let judged = 0;
  fc.assert(
    fc.property(
      input,
      fc.dictionary(fc.string(), fc.string()),
      (text, rest) => {
        const form = new FormData();
        form.set('cartFormInput', text);
        for (const [name, value] of Object.entries(rest)) form.set(name, value);
        const parsed = parseCartInput(form);
        if (!parsed.isValid) return;
        const {action: wanted} = parsed;
        const lines =
          wanted.kind === 'add' || wanted.kind === 'update' ? wanted.lines : [];
        for (const {quantity: number} of lines) {
          judged += 1;
          expect(Number.isInteger(number)).toBe(true);
          expect(number).toBeLessThanOrEqual(MOST_PER_LINE + 1);
          expect(number).toBeGreaterThanOrEqual(0);
        }
      },
    ),
    {seed: SEED, numRuns: 1000},
  );
  // What is refused shows nothing about the cap.
  expect(judged).toBeGreaterThan(10);
}, 30_000);

it('takes nothing but a cart id out of any cookie', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\x20-\x7e]{0,200}$/), (value) => {
      const id = readCartId(new Headers({Cookie: `cart=${value}`}), SCOPE);
      expect(id ?? 'gid://shopify/Cart/a?key=b').toMatch(
        /^gid:\/\/shopify\/Cart\/[\w-]+\?key=[\w-]+$/,
      );
    }),
    {seed: SEED, numRuns: 1000},
  );
}, 30_000);

it('never leads to another site after a login', () => {
  const piece = fc.constantFrom(
    ...['/', '\\', '//', ':', '@', '.', '%2F', '%5C', '\t', '\n', '\r', ' '],
    ...['https', 'evil.example', 'javascript', 'en', 'account', '?', '#', 'ﾠ'],
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.array(piece).map((p) => p.join('')),
      ),
      (wanted) => {
        const path = returnPath(wanted, LOCALES.de);
        expect(new URL(path, 'https://shop.example').origin).toBe(
          'https://shop.example',
        );
        expect(path).not.toMatch(/[\r\n\t]/);
      },
    ),
    {seed: SEED, numRuns: 2000},
  );
}, 30_000);
