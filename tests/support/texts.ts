import {readFileSync} from 'node:fs';
import type de from '../../app/locales/de.json';

function catalogue(code: 'de' | 'en'): typeof de {
  const file = new URL(`../../app/locales/${code}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as typeof de;
}

/** One language of the shop as a browser test sees it. */
export interface Tongue {
  readonly code: 'de' | 'en';
  /** Start of every path in this language. */
  readonly prefix: '' | '/en';
  /** The catalogue as written, so that tests ask for what a person reads. */
  readonly text: typeof de;
}

export const GERMAN: Tongue = {code: 'de', prefix: '', text: catalogue('de')};

export const ENGLISH: Tongue = {
  code: 'en',
  prefix: '/en',
  text: catalogue('en'),
};

export const TONGUES: readonly Tongue[] = [GERMAN, ENGLISH];

/**
 * Options of a `describe` whose stories run in both languages on the desktop, but
 * in one at a phone's width: what depends on the width is the same in both.
 */
export function onPhoneOnce(code: Tongue['code']): {tag: string[]} {
  return {tag: code === 'en' ? ['@desktop'] : []};
}

/** Puts values into a message without plurals: `fill('{title} is in your cart.', {title})`. */
export function fill(message: string, values: Record<string, string>): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${message} needs ${name}.`);
    return value;
  });
}
