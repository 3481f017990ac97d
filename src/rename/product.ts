/** A product by its name in sentences, and in hosts, folders and ids. */
export interface Product {
  name: string;
  slug: string;
}

/**
 * The product of a name.
 *
 * @param name one to three words of Latin letters and digits, because it
 *   stands in YAML, JavaScript, CSS and addresses unquoted
 * @throws when it is no such name
 */
export function getProduct(name: string): Product {
  if (!/^[A-Za-z][A-Za-z0-9]*(?: [A-Za-z0-9]+){0,2}$/.test(name)) {
    throw new Error(
      `"${name}" can't be the name: write one to three words of Latin letters and digits, the first beginning with a letter.`,
    );
  }
  return {name, slug: name.toLowerCase().replaceAll(' ', '-')};
}
