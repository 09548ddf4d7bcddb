import type {Options} from 'unplugin-icons/types';

/** The class `icon` sets these. */
const STROKE =
  ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

/** For `unplugin-icons`: an icon is a component with a class, hidden from assistive technology. */
export const ICONS = {
  compiler: {
    extension: 'js',
    compiler: (svg) => `import {jsx} from 'react/jsx-runtime';
const dangerouslySetInnerHTML = {__html: ${JSON.stringify(
      svg.replace(/^<svg[^>]*>|<\/svg>$/g, '').replaceAll(STROKE, ''),
    )}};
export default ({className}) => jsx('svg', {
  viewBox: '0 0 24 24',
  'aria-hidden': true,
  className: className ? 'icon ' + className : 'icon',
  dangerouslySetInnerHTML,
});`,
  },
} satisfies Options;
