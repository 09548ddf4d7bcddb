/** Focuses the page's content; scrolling is left to the router. */
export function focusContent(): void {
  document.querySelector('main')?.focus({preventScroll: true});
}
