import type {ReactNode} from 'react';

export interface SelectItem {
  readonly value: string;
  /** What is shown, read and searched. */
  readonly label: string;
  /** Decoration before the label. */
  readonly icon?: ReactNode;
}

/** When a search term may become a new item; see `showsCreateOption`. */
export type CreateMode = 'never' | 'unmatched' | 'always';

/** Waiting time before a closed menu forgets its search term. */
export const RESET_DELAY = 100;

/** Items whose label holds the term; case and accents do not matter. */
export function matchingItems(
  items: readonly SelectItem[],
  term: string,
): readonly SelectItem[] {
  const wanted = fold(term);
  return wanted === ''
    ? items
    : items.filter(({label}) => fold(label).includes(wanted));
}

/**
 * Whether the term is offered as a new item: there is a term, and
 * nothing matches it or, in `always` mode, no item is called exactly so.
 */
export function showsCreateOption(
  items: readonly SelectItem[],
  term: string,
  mode: CreateMode,
): boolean {
  const wanted = fold(term);
  if (mode === 'never' || wanted === '') return false;
  return mode === 'always'
    ? !items.some(({label}) => fold(label) === wanted)
    : matchingItems(items, term).length === 0;
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}
