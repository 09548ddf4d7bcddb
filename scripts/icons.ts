import type {Options} from 'unplugin-icons/types';

/** For `unplugin-icons`: an icon is a component with a class, hidden from assistive technology. */
export const ICONS = {
  compiler: {
    extension: 'js',
    compiler: (svg) => `import {jsx} from 'react/jsx-runtime';
const children = jsx('path', {d: '${outlineOf(svg)}'});
export default ({className}) => jsx('svg', {
  viewBox: '0 0 24 24',
  'aria-hidden': true,
  className: className ? 'icon ' + className : 'icon',
  children,
});`,
  },
} satisfies Options;

/**
 * All lines of an icon in one path: a page has fewer elements. The class `icon` says how they are drawn.
 * @throws for a shape that no icon of ours has.
 */
export function outlineOf(svg: string): string {
  return [...svg.matchAll(/<(\w+)\s*([^>]*?)\/?>/g)]
    .map(([, shape = '', text = '']) => {
      const values = Object.fromEntries(
        [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [
          name,
          value,
        ]),
      );
      if (shape === 'svg' || shape === 'g') return '';
      if (shape === 'path') return `M0 0${values.d ?? ''}`;
      if (shape !== 'circle')
        throw new Error(`Draw the <${shape}> of the icon as a path.`);
      const [x, y, r] = [values.cx, values.cy, values.r].map(Number);
      if (x === undefined || y === undefined || r === undefined) return '';
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
    })
    .join('');
}
