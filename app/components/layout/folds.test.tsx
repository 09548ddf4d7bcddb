import {createRemixStub} from '@remix-run/testing';
import {fireEvent, render, screen, waitFor} from '@testing-library/react';
import {expect, it} from 'vitest';
import {IntlProvider} from 'use-intl/react';
import {Link} from '~/components/ui/Link';
import en from '~/locales/en.json';
import {useRevealedTarget} from './folds';

function Page() {
  useRevealedTarget();
  return (
    <>
      <Link to="/page#weight">Weight</Link>
      <Link to="/page#gr%C3%B6%C3%9Fe">Size</Link>
      <details data-testid="sheet">
        <details data-testid="inner">
          <p id="weight">2 kg</p>
        </details>
      </details>
      <details data-testid="question" id="größe">
        50 × 70 cm
      </details>
    </>
  );
}

const Stub = createRemixStub([
  {
    path: '/page',
    Component: () => (
      <IntlProvider locale="en" messages={en} timeZone="UTC">
        <Page />
      </IntlProvider>
    ),
  },
]);

const isOpen = (name: string) => screen.getByTestId(name).hasAttribute('open');

it('opens the folds around what a link names, and a fold that is named itself', async () => {
  render(<Stub initialEntries={['/page#gr%']} />);
  fireEvent.click(await screen.findByRole('link', {name: 'Weight'}));
  await waitFor(() => expect(isOpen('inner')).toBe(true));
  expect(isOpen('sheet')).toBe(true);
  expect(isOpen('question')).toBe(false);

  fireEvent.click(screen.getByRole('link', {name: 'Size'}));
  await waitFor(() => expect(isOpen('question')).toBe(true));
});

it('opens a fold again that was closed since, when its link is followed once more', async () => {
  render(<Stub initialEntries={['/page#weight']} />);
  const link = await screen.findByRole('link', {name: 'Weight'});
  expect(isOpen('sheet')).toBe(true);
  screen.getByTestId('sheet').removeAttribute('open');
  fireEvent.click(link);
  await waitFor(() => expect(isOpen('sheet')).toBe(true));
});
