import {Link, useLocation} from '@remix-run/react';
import type {LoaderFunction} from '@shopify/remix-oxygen';
import {fireEvent, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import type {OptionGroup} from '~/lib/product/product-options.server';
import {OptionPicker} from './OptionPicker';

const group = (
  name: string,
  names: string[],
  statuses: OptionGroup['values'][number]['status'][] = [],
): OptionGroup => ({
  name,
  hasNotes: false,
  selected: names[0] ?? '',
  values: names.map((value, index) => ({
    name: value,
    status: statuses[index] ?? 'available',
  })),
});

const SIZES = group('Size', ['Small', 'Large']);
const FRAMES = group(
  'Frame',
  ['Oak', 'Black', 'Gold'],
  ['available', 'soldOut', 'none'],
);
function Product({groups}: {groups: OptionGroup[]}) {
  const {pathname, search} = useLocation();
  return (
    <>
      <p>at {pathname + decodeURIComponent(search)}</p>
      <Link to="/products/mug?Size=Large">another product</Link>
      <OptionPicker groups={groups} anchor="#choose" />
    </>
  );
}

/** A page whose URLs with a query never finish loading. */
async function show(...groups: OptionGroup[]) {
  const loader: LoaderFunction = ({request}) =>
    request.url.includes('?') ? new Promise(() => undefined) : null;
  renderPage(<Product groups={groups} />, {
    path: '/products/map',
    route: {loader},
    others: [
      {
        path: '/products/mug',
        loader,
        Component: () => <Product groups={groups} />,
      },
    ],
  });
  await screen.findByText('at /products/map');
}

it('two choices both count when the second is made before the page of the first has loaded', async () => {
  await show(SIZES, FRAMES);
  fireEvent.click(screen.getByRole('link', {name: 'Large'}));
  await screen.findByText(': Large');
  const black = screen.getByRole('link', {name: /^Black ?sold out$/});
  expect(black.getAttribute('href')).toBe(
    '/products/map?Frame=Black&Size=Large#choose',
  );
  fireEvent.click(black);
  await screen.findByText(': Black');
  // A combination that is not made.
  expect(screen.queryByRole('link', {name: /Gold/})).toBeNull();
  expect(screen.getByText('Gold')).toBeTruthy();
});

it('a pending choice of another product is not shown', async () => {
  await show(SIZES);
  fireEvent.click(screen.getByText('another product'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByText(': Small')).toBeTruthy();
});

it('values with pictures are laid out as those with colours: the mark, then the name with its note below', () => {
  const layout = (mark: object) => {
    const color = group('Color', ['White', 'Black'], ['available', 'soldOut']);
    const values = color.values.map((value) => ({...value, ...mark}));
    const {container, unmount} = renderPage(
      <Product groups={[{...color, values}]} />,
      {path: '/products/mug'},
    );
    const [list] = container.querySelectorAll('[role=group] > div');
    const classes = [
      list,
      ...container.querySelectorAll('.option, .option > *'),
    ]
      .map((element) => element?.className)
      .map((names) => names?.replace(' object-cover', ''));
    const note = container.querySelector('.option > .swatch + span > .block');
    unmount();
    return [...classes, note?.textContent];
  };
  const withColors = layout({swatch: {color: '#ffffff', image: null}});
  expect(withColors.at(-1)).toBe('sold out');
  expect(layout({picture: {url: 'https://cdn.example/cup.webp'}})).toEqual(
    withColors,
  );
});

it('a value that changes another choice looks as those that do not, with a note', async () => {
  await show({
    ...SIZES,
    hasNotes: true,
    values: [
      {name: 'Small', status: 'available'},
      {name: 'Large', status: 'otherCombination', brings: ['Black']},
    ],
  });
  const large = screen.getByRole('link', {name: /^Large/});
  expect(large.textContent).toBe('Largeswitches to Black');
  expect(large.className).toBe('option block');
});

it('four values stand in two columns where one has a word too long for a quarter of the box', () => {
  const columns = (name: string) => {
    const {container, unmount} = renderPage(
      <Product groups={[group('Region', [name, 'Alps', 'Coast', 'Sylt'])]} />,
      {path: '/products/map'},
    );
    const classes = container.querySelector('.even-options')?.className ?? '';
    unmount();
    return classes.includes('grid-cols-4');
  };
  expect(columns('Northern Germany')).toBe(true);
  expect(columns('Norddeutschland')).toBe(false);
});
