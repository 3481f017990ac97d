import {escapeHtml} from '../reference/escapeHtml';
import type {Graph, GraphNode, Group} from '../reference/diagrams/graph';
import type {Layout, Placed, Point} from './layout';
import {blockOf, fontSizes} from './measures';
import {strokeSvg} from './strokes';

const rem = (px: number): string => `${px / 16}rem`;

/** Lines of a text round a point. */
function textSvg(
  text: string,
  kind: keyof typeof fontSizes,
  [centre, middle]: Point,
): string {
  const {lines, height} = blockOf(text, kind);
  const step = height / lines.length;
  const x = Math.round(centre);
  // The base line is about a third of a letter below its middle.
  const first = middle - height / 2 + step / 2 + fontSizes[kind] * 0.35;
  const y = (index: number): number => Math.round(first + index * step);
  const [only = ''] = lines;
  return lines.length === 1
    ? `<text x="${x}" y="${y(0)}">${escapeHtml(only)}</text>`
    : `<text>${lines
        .map(
          (line, index) =>
            `<tspan x="${x}" y="${y(index)}">${escapeHtml(line)}</tspan>`,
        )
        .join(' ')}</text>`;
}

const linked = (href: string | undefined, svg: string): string =>
  href === undefined
    ? svg
    : `<a href="${escapeHtml(href).replaceAll('"', '&quot;')}">${svg}</a>`;

function rectangle([
  left = 0,
  top = 0,
  right = 0,
  bottom = 0,
]: number[]): string {
  const [x, y] = [Math.round(left), Math.round(top)];
  return `<rect x="${x}" y="${y}" width="${Math.round(right - x)}" height="${Math.round(bottom - y)}"/>`;
}

function nodeSvg({label, shape, href}: GraphNode, {pos, line}: Placed): string {
  const [x, y] = pos.map(Math.round);
  if (shape === 'start') return `<circle cx="${x}" cy="${y}" r="7"/>`;
  if (shape === 'end') {
    return `<circle cx="${x}" cy="${y}" r="4"/><circle cx="${x}" cy="${y}" r="7.5" fill="none"/>`;
  }
  const points = line.flatMap((stroke) =>
    'points' in stroke ? stroke.points : [],
  );
  const xs = points.map(([left]) => left);
  const ys = points.map(([, top]) => top);
  const box = rectangle([
    Math.min(...xs),
    Math.min(...ys),
    Math.max(...xs),
    Math.max(...ys),
  ]);
  return linked(href, box + textSvg(label, 'node', pos));
}

const titleSvg = ({label, href}: Group, {text}: Placed): string =>
  linked(href, textSvg(label, 'group', text));

const part = (name: string, pieces: string[]): string =>
  pieces.length === 0 ? '' : `<g class="${name}">${pieces.join('')}</g>`;

/**
 * A placed graph as SVG. Its sizes are in rem, so that it grows with the
 * reader's letters; its colours are in `Diagram.module.css`.
 */
export function svgOf({nodes, edges, groups}: Graph, layout: Layout): string {
  const space = 2;
  const width = Math.ceil(layout.width) + 2 * space;
  const height = Math.ceil(layout.height) + 2 * space;
  const at = (list: Placed[], index: number): Placed => list[index] as Placed;
  const lines = edges.flatMap(({dashed}, index) => {
    const {line, heads} = at(layout.edges, index);
    const dashes = dashed ? ' stroke-dasharray="4"' : '';
    return [
      ...line.map((stroke) => strokeSvg(stroke, dashes)),
      ...heads.map((stroke) => strokeSvg(stroke)),
    ];
  });
  const labels = edges.flatMap(({label}, index) =>
    label ? [textSvg(label, 'edge', at(layout.edges, index).text)] : [],
  );
  return [
    `<svg viewBox="${-space} ${-space} ${width} ${height}" width="${rem(width)}" height="${rem(height)}">`,
    part(
      'groups',
      layout.groups.map(({frame}) => rectangle(frame)),
    ),
    part('lines', lines),
    part(
      'titles',
      groups.map((group, index) => titleSvg(group, at(layout.groups, index))),
    ),
    part('labels', labels),
    part(
      'nodes',
      nodes.map((node, index) => nodeSvg(node, at(layout.nodes, index))),
    ),
    '</svg>',
  ].join('');
}
