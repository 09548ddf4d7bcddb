import {runInNewContext} from 'node:vm';
import {expect, it} from 'vitest';
import {shortManifest, type RouteManifest} from './route-manifest';

/** As Remix writes a route. */
function route(id: string, rest: object) {
  const name = id.replace(/^(?:en\/)?routes\//, '').replaceAll('$', '_');
  return {
    parentId: 'root',
    hasAction: false,
    hasLoader: true,
    hasClientLoader: false,
    hasErrorBoundary: true,
    imports: ['/assets/framework-abcdefgh.js'],
    css: [],
    ...rest,
    id,
    module: `/assets/${name}-h_sh-h_s.js`,
  };
}

function manifestOf(...routes: ReturnType<typeof route>[]) {
  return {
    entry: {module: '/assets/entry-12345678.js', imports: [], css: []},
    routes: Object.fromEntries(routes.map((item) => [item.id, item])),
    url: '/assets/manifest-1.js',
    version: '1',
  } satisfies RouteManifest;
}

/** A layout with its page in one of the languages. */
const pages = (prefix: '' | 'en/') => [
  route(`${prefix}routes/($locale)`, prefix ? {path: 'en'} : {}),
  route(`${prefix}routes/($locale)._index`, {
    parentId: `${prefix}routes/($locale)`,
    index: true,
  }),
  route(`${prefix}routes/($locale).orders.$key`, {
    parentId: `${prefix}routes/($locale)`,
    path: 'orders/:key',
    hasAction: true,
    imports: ['/assets/shell-12345678.js', '/assets/framework-abcdefgh.js'],
  }),
];

const ROOT = route('root', {parentId: undefined, path: ''});

it.each([
  ['its own host', '/assets/'],
  ['the asset host', 'https://cdn.example/oxygen/1/2/assets/'],
])(
  'makes of one row for both languages what browsers read of Remix’s list, with files on %s',
  async (_name, folder) => {
    const list = manifestOf(ROOT, ...pages(''), ...pages('en/'));
    const manifest = JSON.parse(
      JSON.stringify(list).replaceAll('/assets/', folder),
    ) as typeof list;
    const window = {};
    runInNewContext(await shortManifest(manifest), {window});
    const made = JSON.parse(JSON.stringify(window)) as object;
    const read = Object.entries(manifest.routes).map(
      ([id, {hasClientLoader: _, hasErrorBoundary: __, ...rest}]) => [id, rest],
    );
    expect(made).toEqual({
      __remixManifest: {
        ...manifest,
        routes: JSON.parse(JSON.stringify(Object.fromEntries(read))) as object,
      },
    });
  },
);

it('refuses a list that it cannot make', async () => {
  const styled = route('routes/locale', {path: 'locale', css: ['/a.css']});
  await expect(shortManifest(manifestOf(ROOT, styled))).rejects.toThrow(
    'does not make',
  );
});
