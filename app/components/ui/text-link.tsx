import type {ReactNode} from 'react';
import {Link} from './Link';

/** For `t.rich`: shows words of a message as a link. */
export function textLink(to: string) {
  return (words: ReactNode) => (
    <Link to={to} className="text-link">
      {words}
    </Link>
  );
}
