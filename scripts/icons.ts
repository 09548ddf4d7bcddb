import type {Options} from 'unplugin-icons/types';

/** What all icons of the set have in common: said once, by the class `icon`. */
const STROKE =
  ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

/**
 * For `unplugin-icons`: an icon is a component that takes a class. It stands beside words
 * that say the same, so assistive technology passes over it. Its paths are one text that
 * React makes no elements of, neither on the server nor in the browser.
 */
export const ICONS = {
  compiler: {
    extension: 'js',
    compiler: (svg) => {
      const paths = svg
        .replace(/^<svg[^>]*>|<\/svg>$/g, '')
        .replaceAll(STROKE, '')
        .replace(/^<g>(.*)<\/g>$/, '$1');
      return `import {jsx} from 'react/jsx-runtime';
const dangerouslySetInnerHTML = {__html: ${JSON.stringify(paths)}};
export default ({className}) => jsx('svg', {
  viewBox: '0 0 24 24',
  'aria-hidden': true,
  className: className ? 'icon ' + className : 'icon',
  dangerouslySetInnerHTML,
});`;
    },
  },
} satisfies Options;
