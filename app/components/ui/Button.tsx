import {forwardRef, type ButtonHTMLAttributes} from 'react';
import {buttonClass, type ButtonLook} from './button-class';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {}

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
