import {act, cleanup, fireEvent, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import type {SuggestionGroup} from '~/lib/catalogue/load-search.server';
import {TYPING_PAUSE_MS} from '~/lib/limits/limits';
import {SearchPanel} from './SearchPanel.client';

interface Call {
  url: string;
  signal: AbortSignal;
  answer: (groups: readonly SuggestionGroup[]) => Promise<void>;
  fail: () => Promise<void>;
}

let calls: Call[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = () => undefined;
  // Ariakit gives the focus to what is visible; nothing has a size here.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([
    new DOMRect(),
  ] as unknown as DOMRectList);
  calls = [];
  vi.stubGlobal(
    'fetch',
    (url: string, {signal}: {signal: AbortSignal}) =>
      new Promise<Response>((resolve, reject) => {
        signal.addEventListener('abort', () =>
          reject(new DOMException('aborted', 'AbortError')),
        );
        calls.push({
          url,
          signal,
          answer: (groups) => settle(() => resolve(Response.json(groups))),
          fail: () => settle(() => resolve(new Response('', {status: 503}))),
        });
      }),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function settle(work: () => void = () => undefined): Promise<void> {
  await act(async () => {
    work();
    await vi.advanceTimersByTimeAsync(0);
  });
}

/** Opens the panel, which requests what is popular at once. */
async function open(popular: readonly SuggestionGroup[] = []): Promise<void> {
  renderPage(<SearchPanel onChosen={() => undefined} />, {path: '/en'});
  await settle(() => vi.runOnlyPendingTimers());
  expect(calls.map(({url}) => url)).toEqual(['/en/search/suggestions']);
  await calls.pop()?.answer(popular);
}

const field = () => screen.getByRole<HTMLInputElement>('combobox');
async function type(text: string): Promise<void> {
  fireEvent.change(field(), {target: {value: text}});
  await act(() => vi.advanceTimersByTimeAsync(TYPING_PAUSE_MS));
}

const terms = (...labels: string[]): SuggestionGroup => ({
  kind: 'queries',
  options: labels.map((label) => ({label, path: `/search?q=${label}`})),
});

const MAPS: SuggestionGroup[] = [
  terms('map'),
  {
    kind: 'collections',
    options: [{label: 'Maps', path: '/collections/maps'}],
  },
];

it('shows what is popular before anything is typed, and again after it is deleted', async () => {
  const lamp = {label: 'Lamp', path: '/products/lamp'};
  const popular: SuggestionGroup[] = [
    terms('Wall map'),
    {kind: 'products', options: [lamp]},
  ];
  await open(popular);
  const shown = () => screen.getAllByRole('option').map((o) => o.textContent);
  expect(shown()).toEqual(['Wall map', 'Lamp']);
  expect(screen.getByText('Popular products')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
  await type('map');
  await calls[0]?.answer(MAPS);
  expect(shown()).toEqual(['map', 'Maps']);
  await type('');
  await calls[1]?.answer(popular);
  expect(shown()).toEqual(['Wall map', 'Lamp']);
});

it('sends one request when the typing pauses', async () => {
  await open();
  for (const text of ['m', 'ma', 'map']) {
    fireEvent.change(field(), {target: {value: text}});
    await act(() => vi.advanceTimersByTimeAsync(TYPING_PAUSE_MS - 1));
  }
  expect(calls).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(calls.map(({url}) => url)).toEqual(['/en/search/suggestions?q=map']);
});

it('shows the newest result and aborts older requests (E4.10)', async () => {
  await open();
  await type('ma');
  await type('map');
  expect(calls[0]?.signal.aborted).toBe(true);
  await calls[1]?.answer(MAPS);
  await calls[0]?.answer([terms('marker')]);
  expect(screen.getAllByRole('option').map((o) => o.textContent)).toEqual([
    'map',
    'Maps',
  ]);
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('2 suggestions.');
});

it('says when there is nothing to suggest or the shop does not respond', async () => {
  await open();
  await type('zzz');
  await calls[0]?.answer([]);
  expect(screen.getByRole('status').textContent).toContain('No suggestions');
  await type('zzzz');
  await calls[1]?.fail();
  expect(screen.getByRole('status').textContent).toContain('aren’t available');
});

it('shows beside the price of a product what the law requires', async () => {
  const euros = (amount: string) => ({amount, currencyCode: 'EUR' as const});
  const price = {
    price: euros('59'),
    was: euros('69'),
    lowest: euros('65'),
    unit: {price: euros('118'), value: 1, unit: 'L'},
    isFrom: false,
  };
  const option = {label: 'Spray', path: '/products/spray', price};
  await open([{kind: 'products', options: [option]}]);
  expect(document.body.textContent).toContain(
    'Was €69Lowest price in the last 30\u00a0days: €65€118/l',
  );
});
