const headerSize = 6;
const entrySize = 16;

/**
 * Puts PNG files into one `.ico`, which browsers take the fitting size from.
 *
 * @param images squares of less than 256 pixels
 */
export function ico(images: readonly {size: number; png: Buffer}[]): Buffer {
  const header = Buffer.alloc(headerSize + entrySize * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, {size, png}] of images.entries()) {
    const at = headerSize + entrySize * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...images.map(({png}) => png)]);
}
