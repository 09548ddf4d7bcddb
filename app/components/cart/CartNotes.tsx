import {useLocation} from '@remix-run/react';
import {useState} from 'react';
import type {CartProblem} from '~/lib/cart/cart-problem';
import {CartProblems} from './CartProblems';

interface Props {
  problems: readonly CartProblem[];
}

/** What a link to the cart left to say, on the page that it led to and on no other. */
export function CartNotes({problems}: Props) {
  const {key} = useLocation();
  const [shownOn] = useState(key);
  if (problems.length === 0 || key !== shownOn) return null;
  return (
    <div role="alert" className="page-width pt-4">
      <CartProblems problems={problems} />
    </div>
  );
}
