import {fireEvent} from '@testing-library/react';
import {beforeEach, expect, it, vi} from 'vitest';
import {
  EARLY_CLICK,
  EARLY_CLICK_SCRIPT,
  NEEDS_LATER_PARTS,
  NEEDS_PAGE,
  readyFor,
  releaseEarlyClick,
} from './early-click';

let followed: string[];

/** A page whose scripts have not come yet. */
beforeEach(() => {
  followed = [];
  vi.useFakeTimers();
  // Each run of the script stands for a document; jsdom keeps its listeners.
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type, listener, options) =>
      document.body.addEventListener(
        type,
        listener as (event: Event) => void,
        options,
      ),
  );
  document.body.outerHTML = `<body>
    <a id="menu" data-early="${NEEDS_PAGE}">Menu</a>
    <a id="settings" href="#/en/legal/cookies"><b>Cookies</b></a>
    <form><button id="accept" data-early="${NEEDS_LATER_PARTS}">Accept</button></form>
    <a id="plain" href="#/faq">FAQ</a></body>`;
  (0, eval)(EARLY_CLICK_SCRIPT);
  vi.restoreAllMocks();
  document.body.addEventListener('click', (event) => {
    event.preventDefault();
    followed.push((event.target as Element).closest('[id]')?.id ?? '');
  });
});

const click = (id: string, init = {}) => {
  const control = document.getElementById(id);
  fireEvent.click(control?.firstElementChild ?? (control as Element), init);
};

it('holds a click until what it waits for is there, and then clicks', () => {
  click('menu');
  expect(followed).toEqual([]);
  expect(readyFor(NEEDS_PAGE)).toBe(false);
  expect(followed).toEqual(['menu']);
  click('menu');
  expect(followed).toEqual(['menu', 'menu']);

  const asked = vi.fn();
  window.addEventListener(EARLY_CLICK, asked);
  click('settings');
  expect(asked).toHaveBeenCalledTimes(1);
  expect(readyFor(NEEDS_PAGE)).toBe(true);
  expect(readyFor(NEEDS_LATER_PARTS)).toBe(false);
  expect(followed).toEqual(['menu', 'menu', 'settings']);
});

it('keeps the last of several clicks', () => {
  click('settings');
  click('accept');
  readyFor(NEEDS_LATER_PARTS);
  expect(followed).toEqual(['accept']);
});

it('leaves every other click, and those for a new tab, alone', () => {
  click('plain');
  click('settings', {ctrlKey: true});
  expect(followed).toHaveLength(2);
});

it.each([
  ['nothing more comes', releaseEarlyClick],
  ['too much time goes by', () => vi.advanceTimersByTime(10_000)],
  [
    'a script fails',
    () => {
      const script = document.body.appendChild(
        document.createElement('script'),
      );
      fireEvent.error(script);
    },
  ],
])('does as without JavaScript when %s', (_case, fail) => {
  click('accept');
  fail();
  expect(followed).toEqual(['accept']);
  click('settings');
  fail();
  // Held and then followed, or, after a failed script, not held at all.
  expect([window.location.hash, ...followed]).toContainEqual(
    expect.stringMatching(/^(?:#\/en\/legal\/cookies|settings)$/),
  );
  window.location.hash = '';
});
