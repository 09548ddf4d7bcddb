import {readFile} from 'node:fs/promises';
import {expect, it} from 'vitest';
import {LOCALES} from './locale';
import {writtenMessages} from './written-messages.server';

it.each(Object.values(LOCALES))(
  'gives the catalogue of $code as it is written',
  async ({code}) => {
    const file = new URL(`../../locales/${code}.json`, import.meta.url);
    expect(JSON.stringify(writtenMessages(code), null, 2)).toBe(
      (await readFile(file, 'utf8')).trim(),
    );
  },
);
