/** A small aeroplane seen from above, nose up. */
export const drawAeroplane = (
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  colour: string,
  turn = 0,
) => {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.scale(size, size);
  pen.fillStyle = colour;
  pen.beginPath();
  pen.ellipse(0, 0, 0.075, 0.5, 0, 0, Math.PI * 2);
  pen.fill();
  pen.beginPath();
  pen.roundRect(-0.62, -0.24, 1.24, 0.17, 0.07);
  pen.roundRect(-0.23, 0.33, 0.46, 0.1, 0.04);
  pen.fill();
  pen.beginPath();
  pen.roundRect(-0.15, -0.53, 0.3, 0.03, 0.015);
  pen.fill();
  pen.restore();
};
