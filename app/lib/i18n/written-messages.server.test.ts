import {readFile} from 'node:fs/promises';
import {expect, it} from 'vitest';
import de from '~/locales/de.json';
import en from '~/locales/en.json';
import {LOCALES} from './locale';
import {registerMessages} from './messages';
import {writtenMessages} from './written-messages.server';

registerMessages('de', de);
registerMessages('en', en);

it.each(Object.values(LOCALES))(
  'gives the catalogue of $code as it is written',
  async ({code}) => {
    const file = new URL(`../../locales/${code}.json`, import.meta.url);
    expect(JSON.stringify(writtenMessages(code), null, 2)).toBe(
      (await readFile(file, 'utf8')).trim(),
    );
  },
);
