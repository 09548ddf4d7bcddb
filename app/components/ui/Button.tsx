import {forwardRef, type ButtonHTMLAttributes} from 'react';
import {buttonClass, type ButtonLook} from './button-class';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {}

/** A button; `type` is `button` unless it is said to submit. */
export const Button = forwardRef<HTMLButtonElement, Props>(function Button(
  {variant, size, className, type = 'button', ...props},
  ref,
) {
  return (
    <button
      ref={ref}
      type={type}
      className={buttonClass({variant, size, className})}
      {...props}
    />
  );
});
