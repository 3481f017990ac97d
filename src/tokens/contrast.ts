/** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
type Color = readonly [number, number, number, number];

/**
 * Reads `#rgb`, `#rrggbb` and `rgb(r g b / a%)`.
 *
 * @throws when the color is written in another way
 */
export function parseColor(text: string): Color {
  const hex = /^#(?:([\da-f]{6})|([\da-f]{3}))$/i.exec(text);
  if (hex) {
    const digits = hex[1] ?? [...(hex[2] ?? '')].map((d) => d + d).join('');
    const value = Number.parseInt(digits, 16);
    return [value >> 16, (value >> 8) & 255, value & 255, 1];
  }
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)%\)$/.exec(text);
  if (rgb) {
    return [
      Number(rgb[1]),
      Number(rgb[2]),
      Number(rgb[3]),
      Number(rgb[4]) / 100,
    ];
  }
  throw new Error(
    `"${text}" is no color that is understood here: write #rrggbb or rgb(r g b / a%).`,
  );
}

function blend([r, g, b, opacity]: Color, below: Color): Color {
  const mix = (front: number, back: number): number =>
    front * opacity + back * (1 - opacity);
  return [mix(r, below[0]), mix(g, below[1]), mix(b, below[2]), 1];
}

/** Relative luminance after WCAG 2.2. */
function computeLuminance([red, green, blue]: Color): number {
  const linear = (channel: number): number => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/**
 * Contrast ratio after WCAG 2.2, from 1 to 21.
 *
 * @param backs the ground, from the lowest layer upwards; those above the first
 * may let through what is below them
 */
export function computeContrast(
  front: string,
  backs: readonly string[],
): number {
  const [lowest = '', ...layers] = backs;
  const ground = layers.reduce<Color>(
    (below, layer) => blend(parseColor(layer), below),
    parseColor(lowest),
  );
  const one = computeLuminance(blend(parseColor(front), ground));
  const other = computeLuminance(ground);
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
