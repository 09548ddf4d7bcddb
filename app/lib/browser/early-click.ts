import {SETTINGS_PATH} from '~/lib/consent/settings-path';

/**
 * What a control with `data-early` waits for when it is clicked before it can do
 * what it does with JavaScript: that React has taken over the page, or that
 * `LazyParts` are there, too.
 */
export const NEEDS_PAGE = 1;
export const NEEDS_LATER_PARTS = 2;

/** Sent to the window when a click is held. */
export const EARLY_CLICK = 'earlyclick';

/** Milliseconds; longer than a slow phone needs, shorter than patience. */
const LONGEST_HOLD = 10_000;

/**
 * Inline script for `<head>`: holds a click on a control that is not ready yet, and
 * clicks again when it is. Without it a visitor's first tap would lead away to the
 * page for those without JavaScript, or do nothing. Links to the cookie settings
 * wait wherever they stand. When a script fails, or after 10 s, the control does
 * what it does without.
 */
export const EARLY_CLICK_SCRIPT = `(()=>{let held,timer,level=0;
const follow=()=>{const c=held,l=level;held=0;clearTimeout(timer);
if(c.href)location.assign(c.href);else{level=9;c.click();level=l}};
window.earlyClick=n=>{if(n>level)level=n;
const c=held;if(!c)return false;
if(!n)follow();else if(need(c)<=level){held=0;clearTimeout(timer);c.click()}
return!!held};
const need=c=>c.dataset.early||${NEEDS_LATER_PARTS};
addEventListener('click',e=>{const c=e.target.closest?.('[data-early],a[href$="${SETTINGS_PATH}"]');
if(!c||need(c)<=level||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;
e.preventDefault();e.stopImmediatePropagation();
held=c;clearTimeout(timer);timer=setTimeout(follow,${LONGEST_HOLD});
dispatchEvent(new Event('${EARLY_CLICK}'))},true);
addEventListener('error',e=>{if(e.target.localName!=='script')return;
level||=9;if(held)follow()},true)})()`;

/**
 * Says what is there now, and clicks what waited for it.
 *
 * @returns whether a click is still held. Without the script, none ever is.
 */
export function readyFor(
  level: typeof NEEDS_PAGE | typeof NEEDS_LATER_PARTS,
): boolean {
  return tell(level);
}

/** Says that nothing more comes: what is held does what it does without JavaScript. */
export function releaseEarlyClick(): void {
  tell(0);
}

function tell(level: number): boolean {
  const script = Reflect.get(window, 'earlyClick') as
    ((level: number) => boolean) | undefined;
  return script?.(level) ?? false;
}
