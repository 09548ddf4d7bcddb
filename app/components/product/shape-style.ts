import type {CSSProperties} from 'react';

/** Sets the shape of the frames inside; see `frameShape`. */
export function shapeStyle(shape: number): CSSProperties {
  return {'--shape': shape};
}
