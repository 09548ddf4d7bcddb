import {act, cleanup, screen} from '@testing-library/react';
import {hydrateRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {lazyHydrate} from './lazy-hydrate';

/** Tells the component that its frame has come near the window. */
let comeNear: () => void = () => undefined;
let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: {isIntersecting: boolean}[]) => void) {
        comeNear = () => callback([{isIntersecting: true}]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  act(() => root?.unmount());
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const Part = ({name}: {name: string}) => <button>{`${name}, live`}</button>;

/** Hydrates what the server sent: a frame with a link in it. */
function hydrate(load: () => Promise<typeof Part>): void {
  const container = document.createElement('div');
  container.innerHTML = '<div><a href="/maps">Map, from the server</a></div>';
  document.body.append(container);
  const LazyHydrated = lazyHydrate(load);
  act(() => {
    root = hydrateRoot(container, <LazyHydrated name="Map" />);
  });
}

function approach(): Promise<void> {
  return act(() => {
    comeNear();
    return Promise.resolve();
  });
}

it('leaves the HTML of the server alone and loads nothing at first', () => {
  const load = vi.fn(() => Promise.resolve(Part));
  hydrate(load);
  expect(screen.getByRole('link').textContent).toBe('Map, from the server');
  expect(load).not.toHaveBeenCalled();
});

it('shows the part when it comes near', async () => {
  hydrate(() => Promise.resolve(Part));
  await approach();
  expect(screen.getByRole('button').textContent).toBe('Map, live');
  expect(screen.queryByRole('link')).toBeNull();
});

it('waits until the focus has left what it replaces', async () => {
  hydrate(() => Promise.resolve(Part));
  const link = screen.getByRole('link');
  link.focus();
  await approach();
  expect(document.activeElement).toBe(link);
  vi.useFakeTimers();
  await act(() => {
    link.blur();
    vi.runAllTimers();
    return Promise.resolve();
  });
  vi.useRealTimers();
  expect(screen.getByRole('button').textContent).toBe('Map, live');
});

it('keeps the HTML of the server when its code cannot be loaded', async () => {
  hydrate(() => Promise.reject(new Error('offline')));
  await approach();
  expect(screen.getByRole('link').textContent).toBe('Map, from the server');
});
