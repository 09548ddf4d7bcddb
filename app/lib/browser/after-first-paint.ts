/**
 * In a page for anonymous visitors: `rel` of its module preloads and `type` of its module script
 * until the page is painted. They would share the line with what is seen first.
 */
const LATER = 'later';

/**
 * Inline script for `<head>`: after the first paint it loads the page's modules, and
 * `data-painted` lets the pictures load that lie beside the first one (see `theme.css`).
 * A page in a window that nobody sees is not painted, and waits for nothing.
 */
export const AFTER_FIRST_PAINT_SCRIPT = `addEventListener('DOMContentLoaded',()=>{
const load=()=>{document.documentElement.dataset.painted='';
for(const l of document.querySelectorAll('link[rel=${LATER}]'))l.rel='modulepreload';
const s=document.querySelector('script[type=${LATER}]');
if(s){s.type='module';s.parentNode.insertBefore(s,s.nextSibling)}};
document.hidden?load():requestAnimationFrame(()=>setTimeout(load))})`;

/** A whole document whose modules wait for the first paint. */
export function withModulesLater(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload" ', `<link rel="${LATER}" `)
    .replace('<script type="module" ', `<script type="${LATER}" `);
}
