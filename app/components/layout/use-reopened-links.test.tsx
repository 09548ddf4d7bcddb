import {cleanup, renderHook} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {useReopenedLinks} from './use-reopened-links';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A step of the history to a path; tells what came of it. */
function stepTo(pathname: string) {
  const reload = vi.fn();
  const router = vi.fn();
  vi.stubGlobal('location', {pathname, reload});
  window.addEventListener('popstate', router);
  renderHook(useReopenedLinks);
  window.dispatchEvent(new PopStateEvent('popstate'));
  window.removeEventListener('popstate', router);
  return {reloads: reload.mock.calls.length, routed: router.mock.calls.length};
}

it.each(['/cart/1:2,3:4', '/en/cart/1:2'])(
  'Back to %s opens the link again as a document',
  (path) => {
    expect(stepTo(path)).toEqual({reloads: 1, routed: 0});
  },
);

it.each(['/cart', '/en/cart', '/'])('Back to %s is the router’s', (path) => {
  expect(stepTo(path)).toEqual({reloads: 0, routed: 1});
});
