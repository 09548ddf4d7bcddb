import type {SheetPosition, SheetSize} from './edition';

/** A canvas in which lengths are millimetres on the sheet. */
export interface Sheet {
  canvas: HTMLCanvasElement;
  /** Drawing context, scaled so that one unit is one millimetre. */
  pen: CanvasRenderingContext2D;
}

/** An empty sheet of the given resolution. */
export const createSheet = (
  size: SheetSize,
  pixelsPerMillimetre: number,
): Sheet => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(size.width * pixelsPerMillimetre);
  canvas.height = Math.round(size.height * pixelsPerMillimetre);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser offers no 2D canvas.');
  pen.scale(pixelsPerMillimetre, pixelsPerMillimetre);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  return {canvas, pen};
};

/** Adds a line to the current path. */
export const trace = (
  pen: CanvasRenderingContext2D,
  line: readonly SheetPosition[],
) => {
  line.forEach(([x, y], index) => {
    if (index === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  });
};
