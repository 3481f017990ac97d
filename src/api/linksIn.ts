import type {RichText} from './richText';

export function findLinksIn(text: readonly RichText[]): string[] {
  const found = text.flatMap((piece): string[] => {
    if (typeof piece === 'string') return [];
    const [name, {href}, ...inner] = piece;
    return name === 'a' && typeof href === 'string'
      ? [href]
      : findLinksIn(inner);
  });
  return [...new Set(found)];
}
