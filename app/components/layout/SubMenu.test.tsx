import {fireEvent, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import {SubMenu} from './SubMenu';

const LINKS = [
  {title: 'Frames', to: '/collections/frames'},
  {title: 'Lamps', to: '/collections/lamps'},
];

it('opens without a script, marks the current page, and closes on Escape, after a link and when focus leaves', async () => {
  renderPage(<SubMenu title="Shop" links={LINKS} isHeading={false} />, {
    path: '/en/collections/lamps',
  });
  const name = await screen.findByLabelText('Pages in Shop');
  const summary = name.closest('summary');
  const details = name.closest('details');
  if (!summary || !details) throw new Error('It is a disclosure.');
  const lamps = screen.getByText('Lamps');
  expect(lamps.getAttribute('aria-current')).toBe('page');
  expect(lamps.getAttribute('href')).toBe('/en/collections/lamps');

  details.open = true;
  fireEvent.keyDown(lamps, {key: 'Escape'});
  expect(details.open).toBe(false);
  expect(document.activeElement).toBe(summary);

  details.open = true;
  fireEvent.blur(summary, {relatedTarget: lamps});
  expect(details.open).toBe(true);
  fireEvent.blur(lamps, {relatedTarget: document.body});
  expect(details.open).toBe(false);

  details.open = true;
  fireEvent.click(lamps);
  expect(details.open).toBe(false);
});

it('is named by a heading that is no link, and lists what is below in three levels', async () => {
  const below = [
    {title: 'Wood', to: null, links: [{title: 'Oak', to: '/collections/oak'}]},
  ];
  renderPage(<SubMenu title="Frames" links={below} isHeading />, {path: '/'});
  const name = await screen.findByText('Frames');
  expect(name.closest('summary')?.textContent).toBe('Frames');
  expect(screen.getByText('Wood').closest('a')).toBeNull();
  const oak = screen.getByText('Oak');
  expect(oak.getAttribute('href')).toBe('/collections/oak');
  expect(oak.closest('ul')?.closest('li')?.textContent).toBe('WoodOak');
});
