import {createRemixStub} from '@remix-run/testing';
import {fireEvent, render, screen} from '@testing-library/react';
import {useNavigate} from '@remix-run/react';
import {expect, it} from 'vitest';
import {useOpenFolds} from './use-open-folds';

function Product() {
  useOpenFolds();
  const navigate = useNavigate();
  return (
    <main>
      <details>1 kg</details>
      <details>50 × 70 cm</details>
      <button onClick={() => navigate('?size=l', {replace: true})}>L</button>
      <button onClick={() => navigate('/cart')}>Cart</button>
    </main>
  );
}

function Cart() {
  useOpenFolds();
  const navigate = useNavigate();
  return (
    <main>
      <details>Code</details>
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
