import {problemAt, type Problem, type SourceFile} from '../../files/sourceFile';

const hedge = /\b(may|might|can|depends?|usually|some builds|perhaps)\b/;

type Path = (string | number)[];

interface Uncertain {
  'x-uncertain': string;
  description?: string;
}

function visit(
  value: unknown,
  path: Path,
  found: (part: Uncertain, path: Path) => void,
): void {
  if (typeof value !== 'object' || value === null) return;
  if ('x-uncertain' in value) found(value as Uncertain, path);
  const isList = Array.isArray(value);
  for (const [key, child] of Object.entries(value)) {
    visit(child, [...path, isList ? Number(key) : key], found);
  }
}

/**
 * A fact that is not certain is marked `x-uncertain` with the very words of the
 * description that say so; the words must stand there and carry a doubt.
 */
export function checkUncertain(sources: readonly SourceFile[]): Problem[] {
  const problems: Problem[] = [];
  for (const source of sources) {
    visit(source.data, [], (part, path) => {
      const words = part['x-uncertain'];
      const text = (part.description ?? '').replace(/\s+/g, ' ');
      const at = [...path, 'x-uncertain'];
      if (!text.includes(words.replace(/\s+/g, ' '))) {
        problems.push(
          problemAt(source, at, `"${words}" is not in the description.`),
        );
      }
      if (!hedge.test(words)) {
        problems.push(
          problemAt(
            source,
            at,
            `"${words}" holds no word of doubt (may, might, can, depends, usually, some builds, perhaps).`,
          ),
        );
      }
    });
  }
  return problems;
}
