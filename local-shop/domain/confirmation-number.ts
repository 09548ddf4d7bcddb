import {createHash} from 'node:crypto';
import type {Order} from './order';

/** Without the letters and digits that look alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 9;

/** The number of an order that customers are told, nine capital letters and digits; no secret. */
export function confirmationNumber({statusToken}: Order): string {
  const digest = createHash('sha256').update(statusToken).digest();
  return [...digest.subarray(0, LENGTH)]
    .map((byte) => ALPHABET[byte % ALPHABET.length])
    .join('');
}
