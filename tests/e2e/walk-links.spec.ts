import {expect} from '@playwright/test';
import {LinkWalk} from '../support/link-walk';
import {test} from '../support/test';
import {TONGUES} from '../support/texts';

// A trace of hundreds of clicks costs more than the clicks.
test.use({trace: 'off'});

/** Of one visitor: first where the router knows the fewest pages. */
const STARTS = [
  '/collections/karten',
  '/legal',
  '/collections',
  '/docs/search',
  '/faq',
];

for (const {code, prefix} of TONGUES) {
  test.describe(`by a click, ${code} @desktop`, () => {
    test.use({locale: code});

    test('what links lead to is what their addresses show', async ({page}) => {
      // A bound for a hang, as in `playwright.config.ts`, for fifty clicks.
      test.setTimeout(180_000);
      const walk = new LinkWalk(page);
      for (const start of STARTS) await walk.from(prefix + start);
      expect(walk.broken).toEqual([]);
    });
  });
}
