import {readdirSync} from 'node:fs';
import {expect, it} from 'vitest';
import {STATIC_PATHS} from './static-pages';

it('every static page of the sitemap has a route', () => {
  const routes = readdirSync(new URL('../../routes', import.meta.url));
  for (const path of STATIC_PATHS) {
    const name = path.slice(1).replaceAll('/', '.');
    const names = [name && `.${name}`, `${name && `.${name}`}._index`];
    expect(
      names.some((end) => end && routes.includes(`($locale)${end}.tsx`)),
      path,
    ).toBe(true);
  }
});
