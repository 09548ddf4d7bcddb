import {createRemixStub} from '@remix-run/testing';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {useNavigate} from '@remix-run/react';
import {afterEach, expect, it} from 'vitest';
import {useOpenFolds} from './use-open-folds';
import {useRememberedFolds} from './use-remembered-folds';

/** Whether the part of the script that opens folds has loaded. */
let isLoaded = true;

afterEach(() => {
  cleanup();
  isLoaded = true;
});

function OpenFolds() {
  useOpenFolds();
  return null;
}

function Product() {
  useRememberedFolds();
  const navigate = useNavigate();
  return (
    <main>
      <details>1 kg</details>
      <details>50 × 70 cm</details>
      {isLoaded ? <OpenFolds /> : null}
      <button onClick={() => navigate('?size=l', {replace: true})}>L</button>
      <button onClick={() => navigate('/cart')}>Cart</button>
    </main>
  );
}

function Cart() {
  useRememberedFolds();
  const navigate = useNavigate();
  return (
    <main>
      <details>Code</details>
      {isLoaded ? <OpenFolds /> : null}
      <button onClick={() => navigate(-1)}>Back</button>
    </main>
  );
}

const Stub = createRemixStub([
  {path: '/map', Component: Product},
  {path: '/cart', Component: Cart},
]);

const open = () =>
  [...document.querySelectorAll('details')].map((fold) =>
    fold.hasAttribute('open'),
  );
const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', {name}));

it('has the same folds open after Back, also when the entry was replaced since', async () => {
  render(<Stub initialEntries={['/map']} />);
  await screen.findByText('1 kg');
  screen.getByText('50 × 70 cm').setAttribute('open', '');
  fireEvent(screen.getByText('50 × 70 cm'), new Event('toggle'));
  await press('L');
  await press('Cart');
  await screen.findByText('Code');
  expect(open()).toEqual([false]);
  await press('Back');
  await screen.findByText('1 kg');
  expect(open()).toEqual([false, true]);
});

it('has the folds open that were opened before the script that opens them had loaded', async () => {
  isLoaded = false;
  render(<Stub initialEntries={['/map']} />);
  await screen.findByText('1 kg');
  screen.getByText('1 kg').setAttribute('open', '');
  fireEvent(screen.getByText('1 kg'), new Event('toggle'));
  isLoaded = true;
  await press('Cart');
  await screen.findByText('Code');
  await press('Back');
  await screen.findByText('1 kg');
  expect(open()).toEqual([true, false]);
});
