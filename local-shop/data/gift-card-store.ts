import {randomBytes} from 'node:crypto';
import type {Shop} from '../context';
import type {GiftCard} from '../domain/gift-card';
import type {Database} from './database';

interface GiftCardRow {
  readonly id: string;
  readonly code: string;
  readonly balance_minor: number;
}

/**
 * Gift cards of a new shop: one with 50 EUR, one with 500 EUR for orders that
 * need no other payment, one that is used up.
 */
const SEED: readonly {id: number; code: string; cents: number}[] = [
  {id: 9001, code: 'METAR-GIFT-50EU-RO42', cents: 5_000},
  {id: 9002, code: 'METAR-GIFT-500E-UR42', cents: 50_000},
  {id: 9003, code: 'METAR-GIFT-USED-UP00', cents: 0},
];

/** Puts the seed's gift cards into a database that does not have them yet. */
export function seedGiftCards(database: Database): void {
  for (const {id, code, cents} of SEED) {
    database.run(
      `insert into gift_cards (code, id, currency, initial_minor, balance_minor)
       values (?, ?, 'EUR', ?, ?) on conflict do nothing`,
      [normalize(code), `gid://shopify/AppliedGiftCard/${id}`, cents, cents],
    );
  }
}

/**
 * The gift card with this code, spaces, hyphens and case ignored; `null` when unknown or used up.
 */
export function giftCardByCode(shop: Shop, code: string): GiftCard | null {
  return fromRow(
    shop.database.get<GiftCardRow>(
      'select id, code, balance_minor from gift_cards where code = ? and balance_minor > 0',
      [normalize(code)],
    ),
  );
}

/** The gift card with this global id, also when it is used up. */
export function giftCardById(shop: Shop, id: string): GiftCard | null {
  return fromRow(
    shop.database.get<GiftCardRow>(
      'select id, code, balance_minor from gift_cards where id = ?',
      [id],
    ),
  );
}

/** Charges a card (euro cents). Throws when its balance is lower. */
export function chargeGiftCard(shop: Shop, id: string, cents: number): void {
  const changed = shop.database.run(
    'update gift_cards set balance_minor = balance_minor - ? where id = ? and balance_minor >= ?',
    [cents, id, cents],
  );
  if (changed !== 1) throw new Error(`Gift card ${id} does not hold ${cents}.`);
}

/** A new card with money (euro cents); returns its code. */
export function issueGiftCard(shop: Shop, cents: number): string {
  const random = randomBytes(8).toString('hex').toUpperCase();
  const code = random.replace(/(.{4})(?=.)/g, '$1-');
  const id = BigInt(`0x${random}`) >> 12n;
  shop.database.run(
    `insert into gift_cards (code, id, currency, initial_minor, balance_minor)
     values (?, ?, 'EUR', ?, ?)`,
    [normalize(code), `gid://shopify/AppliedGiftCard/${id}`, cents, cents],
  );
  return code;
}

function normalize(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase();
}

function fromRow(row: GiftCardRow | null): GiftCard | null {
  return (
    row && {
      id: row.id,
      lastCharacters: row.code.slice(-4).toLowerCase(),
      balanceCents: row.balance_minor,
    }
  );
}
