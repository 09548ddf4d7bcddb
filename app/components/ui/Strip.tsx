import type {HTMLAttributes} from 'react';

/** A list side by side, which on a narrow screen is scrolled and snaps; it needs a name. */
export function Strip({
  className = '',
  ...props
}: HTMLAttributes<HTMLUListElement>) {
  return (
    <ul
      // What can be scrolled must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
      className={`strip ${className}`}
      {...props}
    />
  );
}
