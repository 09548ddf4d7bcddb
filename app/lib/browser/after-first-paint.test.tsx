import {expect, it, vi} from 'vitest';
import {AFTER_FIRST_PAINT_SCRIPT, withModulesLater} from './after-first-paint';

it('leaves the modules of a page alone until it is painted', () => {
  vi.useFakeTimers();
  let paint: FrameRequestCallback | undefined;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    paint = callback;
    return 1;
  });
  const html =
    '<link rel="modulepreload" href="/a.js"/><script type="module" async="">import "/a.js"</script>';
  document.body.innerHTML = withModulesLater(html);
  (0, eval)(AFTER_FIRST_PAINT_SCRIPT);
  window.dispatchEvent(new Event('DOMContentLoaded'));

  expect(document.body.innerHTML).not.toContain('module');
  paint?.(0);
  expect(document.body.innerHTML).not.toContain('module');
  vi.runAllTimers();
  expect(document.body.innerHTML).toBe(html.replace('/><', '><'));
  expect(document.documentElement.dataset.painted).toBe('');

  vi.unstubAllGlobals();
  vi.useRealTimers();
});
