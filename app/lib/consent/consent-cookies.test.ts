import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {NECESSARY, OPTIONAL} from './consent-cookies';

it.each(['de', 'en'])(
  'the privacy page in %s names every cookie, also as production names it',
  (code) => {
    const text = readFileSync(`app/content/${code}/legal/privacy.md`, 'utf8');
    for (const {targetCookieIds} of [...NECESSARY, ...OPTIONAL]) {
      for (const id of targetCookieIds) expect(text).toContain(`\`${id}\``);
    }
  },
);
