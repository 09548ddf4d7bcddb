import type {ReactElement, ReactNode} from 'react';

/** Elements of one line with `, ` between them, for names that each have a language of their own. */
export function withCommas(elements: readonly ReactElement[]): ReactNode[] {
  return elements.flatMap((element, index) =>
    index > 0 ? [', ', element] : [element],
  );
}
