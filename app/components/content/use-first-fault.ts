import {useEffect, useRef} from 'react';

/**
 * Moves the focus to the first faulty field of a form whenever an answer with
 * faults arrives.
 *
 * @param answer changes with every answer of the server.
 */
export function useFirstFault(answer: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!answer) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);
  return form;
}
