import {fireEvent, screen} from '@testing-library/react';
import {encode} from 'uqr';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import {useOverlay} from '~/components/ui/overlay';
import en from '~/locales/en.json';
import {WallDialog} from './WallDialog.client';

// jsdom has no such method.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});
afterAll(() => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
});

const URL_OF_MAP = 'https://example.com/products/map?variant=45600000010001';

function Page() {
  const {open} = useOverlay('wallDialog');
  return (
    <>
      <button onClick={open}>open</button>
      <WallDialog url={URL_OF_MAP} />
    </>
  );
}

/** The dark squares of the picture as rows, its white border included. */
function drawn(svg: string): boolean[][] {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const [ground] = root.getElementsByTagName('rect');
  const [dark] = root.getElementsByTagName('path');
  expect(ground?.getAttribute('fill')).toBe('white');
  expect(dark?.getAttribute('fill')).toBe('black');
  const pixels = dark?.getAttribute('d')?.matchAll(/M(\d+),(\d+)h10/g) ?? [];
  const places = new Set(
    [...pixels].map(([, x, y]) => `${Number(x) / 10} ${Number(y) / 10}`),
  );
  const size = Number(ground?.getAttribute('width')) / 10;
  const line = Array.from({length: size}, (_, index) => index);
  return line.map((y) => line.map((x) => places.has(`${x} ${y}`)));
}

it('passes on the address of the variant, as a code with its white border and as a link', () => {
  renderPage(<Page />);
  fireEvent.click(screen.getByText('open'));
  const {wall, wallCode} = en.product.gallery;
  screen.getByRole('dialog', {name: wall});
  const link = screen.getByRole('link', {name: URL_OF_MAP});
  expect(link.getAttribute('href')).toBe(URL_OF_MAP);
  const source = screen.getByAltText(wallCode).getAttribute('src') ?? '';
  const {data, size} = encode(URL_OF_MAP, {ecc: 'M', border: 0});
  const rows = drawn(decodeURIComponent(source.replace(/^[^,]*,/, '')));
  expect(rows).toHaveLength(size + 8);
  expect(rows.slice(4, -4).map((row) => row.slice(4, -4))).toEqual(data);
  const dark = (all: boolean[][]) => all.flat().filter(Boolean).length;
  expect(dark(rows)).toBe(dark(data));
});
