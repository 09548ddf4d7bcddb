import type {CSSProperties} from 'react';
import {useBrand} from '~/components/ui/use-brand';

/** The merchant's colour in place of ours in `theme.css`, for the document's element. */
export function useBrandStyle(): CSSProperties | undefined {
  const {colors} = useBrand();
  if (!colors) return undefined;
  const {light, dark} = colors;
  return {
    '--color-accent': `light-dark(${light.accent}, ${dark.accent})`,
    '--color-accent-strong': `light-dark(${light.strong}, ${dark.strong})`,
    '--color-on-accent': `light-dark(${light.on}, ${dark.on})`,
  };
}
