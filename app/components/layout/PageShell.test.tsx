import {Link} from '@remix-run/react';
import {fireEvent, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import {NavigationProgress} from './PageShell';

it('a bar is shown while a page loads, after a pause in its style', async () => {
  renderPage(
    <>
      <NavigationProgress />
      <Link to="/faq">Questions</Link>
    </>,
    {others: [{path: '/faq', loader: () => new Promise(() => undefined)}]},
  );
  const bar = () => document.querySelector('.navigation-progress');
  const link = await screen.findByText('Questions');
  expect(bar()).toBeNull();
  fireEvent.click(link);
  expect(bar()).not.toBeNull();
});
