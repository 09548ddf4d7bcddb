import type {ComponentProps} from 'react';
import {buttonClass, type ButtonLook} from './button-class';
import {Link} from './Link';

type Props = ComponentProps<typeof Link> & ButtonLook;

export function ButtonLink({variant, size, className, ...props}: Props) {
  return (
    <Link className={buttonClass({variant, size, className})} {...props} />
  );
}
