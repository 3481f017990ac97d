interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What is drawn in a part of a picture. */
interface Ink {
  width: number;
  height: number;
  /** How far below its top its rightmost pixels are, on average. */
  tip: number;
}

/**
 * Runs in the page, whose browser can read a PNG: looks for what differs from
 * the pixel in the corner of a box.
 */
export async function getInk({
  png,
  box,
}: {
  /** In base64. */
  png: string;
  box: Box;
}): Promise<Ink> {
  const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const [left, top] = [Math.ceil(box.left), Math.ceil(box.top)];
  const columns = Math.floor(box.right) - left;
  const rows = Math.floor(box.bottom) - top;
  const canvas = document.createElement('canvas');
  canvas.width = columns;
  canvas.height = rows;
  const context = canvas.getContext('2d')!;
  context.drawImage(picture, -left, -top);
  const {data} = context.getImageData(0, 0, columns, rows);
  const light = (x: number, y: number): number => {
    const at = (y * columns + x) * 4;
    return [0, 1, 2].reduce((sum, part) => sum + data[at + part]!, 0);
  };
  const ground = light(0, 0);
  const inked: {x: number; y: number}[] = [];
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      // A faint edge of a sign is none.
      if (Math.abs(light(x, y) - ground) > 120) inked.push({x, y});
    }
  }
  if (inked.length === 0) return {width: 0, height: 0, tip: 0};
  const xs = inked.map(({x}) => x);
  const ys = inked.map(({y}) => y);
  const right = Math.max(...xs);
  const first = Math.min(...ys);
  const tips = inked.filter(({x}) => x === right).map(({y}) => y - first + 0.5);
  return {
    width: right - Math.min(...xs) + 1,
    height: Math.max(...ys) - first + 1,
    tip: tips.reduce((sum, tip) => sum + tip, 0) / tips.length,
  };
}
