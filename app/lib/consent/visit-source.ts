import {VISIT_SOURCE} from './consent-cookies';
import {MAX_SOURCE_LENGTH} from '~/lib/limits/limits';

/** Parameters of advertising and of mails that name where a visit comes from. */
export const SOURCE_PARAMETER =
  /^(?:utm_(?:id|source|medium|campaign|term|content|source_platform|creative_format|marketing_tactic)|gclid|gbraid|wbraid|fbclid|msclkid)$/;

/**
 * The first value of each parameter that names a visit's source; long and empty ones are left out.
 */
export function visitSource(search: string): URLSearchParams {
  const source = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    const isSource =
      SOURCE_PARAMETER.test(name) &&
      value !== '' &&
      encodeURIComponent(value).length <= MAX_SOURCE_LENGTH;
    if (isSource && !source.has(name)) source.append(name, value);
  }
  return source;
}

/**
 * Stores the visit's source from the URL at which the document was opened, and adds it to links
 * with `data-checkout` while they are clicked. Needs consent. Browser only.
 */
export function handOverVisitSource(url: string): void {
  const source = visitSource(new URL(url).search).toString();
  try {
    if (source) sessionStorage.setItem(VISIT_SOURCE, source);
  } catch {
    // Session storage is unavailable.
  }
  // Adding the same listener again has no effect.
  document.addEventListener('click', addToLink, {capture: true});
  // A click with the middle button.
  document.addEventListener('auxclick', addToLink, {capture: true});
}

function addToLink({target}: Event): void {
  const link =
    target instanceof Element
      ? target.closest<HTMLAnchorElement>('a[data-checkout]')
      : null;
  if (!link) return;
  const href = link.getAttribute('href') ?? '';
  const url = new URL(link.href);
  for (const [name, value] of storedSource()) {
    if (!url.searchParams.has(name)) url.searchParams.append(name, value);
  }
  // Nothing to add, or added by a click a moment ago.
  if (url.href === link.href) return;
  link.href = url.href;
  // After the browser has followed it, so that a copied link does not have it.
  setTimeout(() => link.setAttribute('href', href));
}

function storedSource(): URLSearchParams {
  try {
    return visitSource(sessionStorage.getItem(VISIT_SOURCE) ?? '');
  } catch {
    return new URLSearchParams();
  }
}
