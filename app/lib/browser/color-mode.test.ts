import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {
  COLOR_MODE_SCRIPT,
  forcedColorMode,
  nextColorMode,
  parseColorMode,
} from './color-mode';

it.each([
  ['light', ['dark', 'light', 'system']],
  ['dark', ['light', 'dark', 'system']],
] as const)(
  'goes from a %s system to the opposite mode first, then round',
  (ofSystem, expected) => {
    const first = nextColorMode('system', ofSystem);
    const second = nextColorMode(first, ofSystem);
    const third = nextColorMode(second, ofSystem);
    expect([first, second, third]).toEqual(expected);
  },
);

it('follows the system where nothing else is stored', () => {
  expect(['dark', 'sepia', null].map(parseColorMode)).toEqual([
    'dark',
    'system',
    'system',
  ]);
});

it.each([
  [[undefined, null, 'dark', {}], null],
  [[{colorMode: 'dark'}, {colorMode: 'light'}], 'light'],
  [[{colorMode: 'dark'}, undefined], 'dark'],
  [[{colorMode: 'sepia'}], null],
])('the colour mode that %j force is %s', (data, mode) => {
  expect(forcedColorMode(data)).toBe(mode);
});

describe('COLOR_MODE_SCRIPT', () => {
  const run = (
    stored: () => string | null,
    forcedTheme?: string,
    [state, hash]: [unknown, string] = [null, ''],
  ) => {
    const dataset: Record<string, string> = forcedTheme ? {forcedTheme} : {};
    runInNewContext(COLOR_MODE_SCRIPT, {
      addEventListener: () => undefined,
      localStorage: {getItem: stored},
      history: {state},
      location: {hash},
      document: {documentElement: {dataset}},
    });
    const {colorMode, theme, top} = dataset;
    return {colorMode, theme, isFromTop: top !== undefined};
  };

  it.each([
    [null, undefined, {colorMode: 'system', theme: undefined}],
    ['dark', undefined, {colorMode: 'dark', theme: 'dark'}],
    ['sepia', undefined, {colorMode: 'system', theme: undefined}],
    ['light', 'dark', {colorMode: 'light', theme: 'dark'}],
    [null, 'dark', {colorMode: 'system', theme: 'dark'}],
  ])('with %j stored and %j forced sets %j', (stored, forced, expected) => {
    expect(run(() => stored, forced)).toMatchObject(expected);
  });

  it.each([
    ['its top', null, '', true],
    ['where it was left', {key: 'a1'}, '', false],
    ['the part that its URL names', null, '#reviews', false],
  ])('a page that is shown from %s', (_place, state, hash, isFromTop) => {
    expect(run(() => null, undefined, [state, hash])).toMatchObject({
      isFromTop,
    });
  });

  it('follows the device when storage is refused', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    expect(run(refuse).colorMode).toBe('system');
  });
});
