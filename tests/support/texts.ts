import {readFileSync} from 'node:fs';
import type de from '~/locales/de.json';
import {IS_FULL_MATRIX} from './matrix';

function catalogue(code: 'de' | 'en'): typeof de {
  const file = new URL(`../../app/locales/${code}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as typeof de;
}

/** One language of the shop as a browser test sees it. */
export interface Tongue {
  readonly code: 'de' | 'en';
  /** Start of every path in this language. */
  readonly prefix: '' | '/en';
  /** The catalogue as written, so that tests look for what a person reads. */
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
 * The languages for a story that needs only one; both in the full matrix.
 * @param index in a list whose entries alternate; German without it.
 */
export function alternately(index = 0): readonly Tongue[] {
  if (IS_FULL_MATRIX) return TONGUES;
  return [index % 2 === 0 ? GERMAN : ENGLISH];
}

/**
 * Options of a `describe` whose stories run in both languages: in English on the desktop, in German
 * at a phone's width. The full matrix also has German on the desktop; nothing that depends on the
 * width depends on the language.
 */
export function onPhoneOnce(code: Tongue['code']): {tag: string[]} {
  if (code === 'en') return {tag: ['@desktop']};
  return {tag: IS_FULL_MATRIX ? [] : ['@phone']};
}

/**
 * The words of a message for one consumer law: `inLaw('{law, select, eu {A} other {B}}', 'eu')` is
 * A.
 */
export function inLaw(message: string, law: 'eu' | 'none'): string {
  const branch = (name: string) =>
    new RegExp(`\\b${name} \\{([^{}]*)\\}`).exec(message)?.[1];
  const words = branch(law) ?? branch('other');
  if (words === undefined) throw new Error(`${message} has no ${law}.`);
  return words;
}

/** Puts values into a message without plurals: `fill('{title} is in your cart.', {title})`. */
export function fill(message: string, values: Record<string, string>): string {
  return message
    .replace(/<\/?name>/g, '')
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`${message} needs ${name}.`);
      return value;
    });
}
