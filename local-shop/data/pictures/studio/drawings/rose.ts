/** A compass rose in the pen's own millimetres, centred. */
export const drawRose = (
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  colour: string,
) => {
  pen.save();
  pen.translate(x, y);
  pen.strokeStyle = colour;
  pen.fillStyle = colour;
  pen.lineWidth = radius * 0.018;
  for (const share of [1, 0.94, 0.62]) {
    pen.beginPath();
    pen.arc(0, 0, radius * share, 0, Math.PI * 2);
    pen.stroke();
  }
  for (let degree = 0; degree < 360; degree += 10) {
    const inner = degree % 30 === 0 ? 0.82 : 0.88;
    pen.beginPath();
    pen.moveTo(0, -radius * 0.94);
    pen.lineTo(0, -radius * inner);
    pen.stroke();
    if (degree % 30 === 0) {
      pen.font = `${radius * 0.11}px B612`;
      pen.textAlign = 'center';
      pen.fillText(String(degree / 10 || 36), 0, -radius * 0.69);
    }
    pen.rotate(Math.PI / 18);
  }
  for (let point = 0; point < 8; point += 1) {
    const long = point % 2 === 0 ? 0.58 : 0.36;
    pen.beginPath();
    pen.moveTo(0, -radius * long);
    pen.lineTo(radius * 0.08, -radius * 0.08);
    pen.lineTo(0, 0);
    pen.fill();
    pen.beginPath();
    pen.moveTo(0, -radius * long);
    pen.lineTo(-radius * 0.08, -radius * 0.08);
    pen.lineTo(0, 0);
    pen.stroke();
    pen.rotate(Math.PI / 4);
  }
  pen.restore();
};
