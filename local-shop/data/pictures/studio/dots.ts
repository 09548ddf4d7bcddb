import {germany} from '../chart/editions/germany';
import {project} from '../chart/projection';
import {categoryColours, weather} from './weather';

/**
 * Draws the map's lights as glowing dots without a map.
 * @param width of the map field in the pen's unit; its height follows
 */
export const drawDots = (
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  radius: number,
) => {
  const categories = weather();
  germany.airports.forEach(({position}, index) => {
    const [u, v] = project(position);
    const [px, py] = [x + u * width, y + (v * width) / 0.7];
    const colour = categoryColours[categories[index]];
    const glow = pen.createRadialGradient(px, py, 0, px, py, radius * 3.2);
    glow.addColorStop(0, colour);
    glow.addColorStop(0.3, colour);
    glow.addColorStop(0.31, `${colour}66`);
    glow.addColorStop(1, `${colour}00`);
    pen.fillStyle = glow;
    pen.fillRect(px - radius * 4, py - radius * 4, radius * 8, radius * 8);
  });
};
