import type {Product} from './product';

/** The slug as a variable of the environment has it. */
const shouted = ({slug}: Product): string =>
  slug.replaceAll('-', '_').toUpperCase();

/**
 * A text under another name of the product: name, host of the examples, names
 * of folders, variables. The packages of the API (`holt.storage.v1`, also as
 * a pattern or in an address) keep theirs: they are a contract with callers.
 */
export function renamed(text: string, from: Product, to: Product): string {
  // A workflow refers to our description by this name, as a pattern too.
  const source = String.raw`(?<=sourceDescriptions\\*\.)${from.slug}`;
  const package_ = String.raw`\\?\.(?!example\b|test\b)|-\w+-v-?\d`;
  return text
    .replace(new RegExp(`\\b${from.name}\\b`, 'g'), () => to.name)
    .replace(
      new RegExp(`${source}|(?<![a-z])${from.slug}(?!${package_})`, 'g'),
      () => to.slug,
    )
    .replaceAll(shouted(from), () => shouted(to));
}
