import type {Options} from 'unplugin-icons/types';

/** What all icons of the set have in common: said once, by the class `icon`. */
const STROKE =
  ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

/**
 * What is inside an icon of the set: without what the class says, and to tenths of its
 * 24 units, which is less than a tenth of a pixel.
 */
export function iconPaths(svg: string): string {
  return svg
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replaceAll(STROKE, '')
    .replace(/^<g>(.*)<\/g>$/, '$1')
    .replace(/(?<= d=")[^"]+/g, (path) =>
      path.replace(/[^a-z]+/gi, roundedNumbers),
    );
}

/** The numbers between two commands of a path, with as few signs as they can be read by. */
function roundedNumbers(list: string): string {
  const numbers = list.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
  return numbers
    .map((number) => String(Math.round(Number(number) * 10) / 10 || 0))
    .map((number) => number.replace(/^(-?)0\./, '$1.'))
    .reduce(
      (text, number) => text + (/^-/.test(number) ? '' : ' ') + number,
      '',
    )
    .trimStart();
}

/**
 * For `unplugin-icons`: an icon is a component that takes a class. It stands beside words
 * that say the same, so assistive technology passes over it. Its paths are one text that
 * React makes no elements of, neither on the server nor in the browser.
 */
export const ICONS = {
  compiler: {
    extension: 'js',
    compiler: (svg) => `import {jsx} from 'react/jsx-runtime';
const dangerouslySetInnerHTML = {__html: ${JSON.stringify(iconPaths(svg))}};
export default ({className}) => jsx('svg', {
  viewBox: '0 0 24 24',
  'aria-hidden': true,
  className: className ? 'icon ' + className : 'icon',
  dangerouslySetInnerHTML,
});`,
  },
} satisfies Options;
