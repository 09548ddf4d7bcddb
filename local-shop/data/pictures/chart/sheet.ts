import type {Position} from './outlines';
import {project} from './projection';

/** Paper size and printed field of the sheet, in millimetres. */
export const sheetSize = {
  width: 470,
  height: 670,
  field: {left: 18, top: 18, width: 434, height: 620},
} as const;

/** A canvas in which lengths are millimetres on the sheet. */
export interface Sheet {
  canvas: HTMLCanvasElement;
  /** Drawing context, scaled so that one unit is one millimetre. */
  pen: CanvasRenderingContext2D;
  pixelsPerMillimetre: number;
}

/** An empty sheet of the given resolution. */
export const createSheet = (pixelsPerMillimetre: number): Sheet => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(sheetSize.width * pixelsPerMillimetre);
  canvas.height = Math.round(sheetSize.height * pixelsPerMillimetre);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser offers no 2D canvas.');
  pen.scale(pixelsPerMillimetre, pixelsPerMillimetre);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  return {canvas, pen, pixelsPerMillimetre};
};

/** Where a position lies on the sheet, in millimetres from its top left. */
export const place = (position: Position): [x: number, y: number] => {
  const [u, v] = project(position);
  const {left, top, width, height} = sheetSize.field;
  return [left + u * width, top + v * height];
};

/** Adds a line through positions to the current path. */
export const trace = (
  pen: CanvasRenderingContext2D,
  positions: readonly Position[],
) => {
  positions.forEach((position, index) => {
    const [x, y] = place(position);
    if (index === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  });
};
