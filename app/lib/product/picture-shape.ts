import type {PictureData} from './picture-source';

/** Width divided by height of the tallest frame; taller pictures have room beside them. */
const TALLEST = 4 / 5;

/**
 * Width divided by height of the one frame in which these pictures are shown: the shape of the tallest
 * of them from a square to 4:5, so that no portrait picture is cropped and nothing moves when another
 * one is shown.
 */
export function frameShape(
  pictures: readonly Pick<PictureData, 'width' | 'height'>[],
): number {
  const shapes = pictures.map(({width, height}) =>
    width && height ? width / height : 1,
  );
  const shape = Math.min(1, ...shapes);
  return Math.round(Math.max(shape, TALLEST) * 1000) / 1000;
}
