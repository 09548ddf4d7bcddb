import {act, cleanup, fireEvent, screen, within} from '@testing-library/react';
import {afterEach, beforeAll, beforeEach, expect, it, vi} from 'vitest';
import type {ComponentProps} from 'react';
import {renderPage} from '../../../tests/support/render-page';
import {SelectMenu} from './SelectMenu';

beforeAll(() => {
  // What Radix asks of a browser and jsdom does not have.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.hasPointerCapture = () => false;
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ITEMS = [
  {value: 'de', label: 'Deutsch'},
  {value: 'en', label: 'English'},
];

function open(props: Partial<ComponentProps<typeof SelectMenu>> = {}) {
  const onSelect = vi.fn();
  const onCreate = vi.fn();
  renderPage(
    <SelectMenu
      label="Language"
      items={ITEMS}
      value="de"
      onSelect={onSelect}
      onCreate={onCreate}
      isInitiallyOpen
      {...props}
    />,
  );
  settle();
  return {onSelect, onCreate};
}

const settle = (milliseconds = 50) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const field = () =>
  screen.getByRole<HTMLInputElement>('combobox', {name: 'Search'});
const search = (term: string) => {
  fireEvent.change(field(), {target: {value: term}});
  settle();
};
const options = () =>
  within(screen.getByRole('dialog'))
    .queryAllByRole('option')
    .map((option) => option.textContent);
const pick = (name: string) => {
  fireEvent.keyDown(screen.getByRole('option', {name}), {key: 'Enter'});
  settle();
};

it.each([
  ['', ['Deutsch', 'English', 'Français']],
  ['ENGL', ['English']],
  [' franc ', ['Français']],
  ['.*', []],
])('lists for %j the items %j', (term, found) => {
  open({items: [...ITEMS, {value: 'fr', label: 'Français'}]});
  search(term);
  expect(options()).toEqual(found);
});

it('keeps the focus in the search field while the chosen item is filtered out', () => {
  open();
  act(() => field().focus());
  search('eng');
  expect(document.activeElement).toBe(field());
});

it('says so when nothing matches, or there is nothing to choose from', () => {
  open();
  search('klingon');
  expect(screen.getByText('Nothing found for “klingon.”')).toBeTruthy();
  cleanup();
  open({items: []});
  expect(screen.getByText('Nothing to choose from.')).toBeTruthy();
});

const openAgain = (pause: number) => {
  settle(pause);
  const trigger = screen.getByRole('combobox', {hidden: true});
  fireEvent.keyDown(trigger, {key: 'Enter'});
  settle(0);
};

it('reports the choice, closes and forgets the term at once', () => {
  const {onSelect} = open();
  search('engl');
  pick('English');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('en');
  expect(screen.queryByRole('dialog')).toBeNull();
  openAgain(0);
  expect(field().value).toBe('');
});

it.each([0, 99, 100])(
  'shows all items when it is opened again %i ms after closing without a choice',
  (pause) => {
    open();
    search('engl');
    fireEvent.keyDown(field(), {key: 'Escape'});
    openAgain(pause);
    expect(field().value).toBe('');
    expect(options()).toEqual(['Deutsch', 'English']);
  },
);

it('offers to create an unknown term and reports it trimmed', () => {
  const {onCreate, onSelect} = open({createMode: 'unmatched'});
  search(' klingon ');
  expect(options()).toEqual(['Use “klingon”']);
  pick('Use “klingon”');
  expect(onCreate).toHaveBeenCalledExactlyOnceWith('klingon');
  expect(onSelect).not.toHaveBeenCalled();
});

it('offers no term that cannot be an item', () => {
  const isCreatable = (term: string) => term.length === 4;
  open({createMode: 'unmatched', isCreatable});
  search('klingon');
  expect(options()).toEqual([]);
  expect(screen.getByRole('status').textContent).toContain('klingon');
  search('kl1n');
  expect(options()).toEqual(['Use “kl1n”']);
});

it('in the mode `always` offers a new item beside matches until one is exact', () => {
  open({createMode: 'always'});
  search('eng');
  expect(options()).toEqual(['English', 'Use “eng”']);
  search('English');
  expect(options()).toEqual(['English']);
});
