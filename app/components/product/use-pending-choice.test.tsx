import {createRemixStub} from '@remix-run/testing';
import {Link, Outlet, useNavigation} from '@remix-run/react';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, it} from 'vitest';
import {usePendingChoice} from './use-pending-choice';

afterEach(cleanup);

function Product() {
  return (
    <>
      <p>pending {usePendingChoice() ?? 'nothing'}</p>
      <p>navigation {useNavigation().state}</p>
      <Link to="/products/map?variant=2">variant</Link>
      <Link to="/products/mug?variant=2">product</Link>
      <Outlet />
    </>
  );
}

async function showMap() {
  const Stub = createRemixStub([
    {
      path: '/products/:handle',
      Component: Product,
      // What is clicked never arrives, so that it stays pending.
      loader: ({request}) =>
        request.url.includes('variant') ? new Promise(() => undefined) : null,
    },
  ]);
  render(<Stub initialEntries={['/products/map']} />);
  await screen.findByText('pending nothing');
}

it('is the variant of this product that was clicked', async () => {
  await showMap();
  fireEvent.click(screen.getByText('variant'));
  await screen.findByText('pending ?variant=2');
});

it('is never another product’s variant', async () => {
  await showMap();
  fireEvent.click(screen.getByText('product'));
  await screen.findByText('navigation loading');
  screen.getByText('pending nothing');
});
