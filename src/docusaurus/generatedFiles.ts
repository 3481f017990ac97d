/** Tells a maintainer that a generated file is not what it was. */
const createOtherForm = (file: string): Error =>
  new Error(
    `.docusaurus/${file} has another form than src/docusaurus/generatedFiles.ts knows. Compare it with the file that this version of Docusaurus generates.`,
  );

interface Documents {
  version?: {docs?: Record<string, object>};
}

/**
 * The data of all documents, which every document loads, without the reference
 * and the documents that stand in no folder: cards of documents show it, and none
 * of them leads there. The pages have their own from elsewhere.
 */
export function slimDocuments(json: string): string {
  const data = JSON.parse(json) as Documents;
  const docs = data.version?.docs ?? {};
  for (const id of Object.keys(docs)) {
    if (id.startsWith('api/') || !id.includes('/')) delete docs[id];
  }
  return JSON.stringify(data);
}

interface GlobalData {
  'docusaurus-plugin-content-docs'?: Record<
    string,
    {versions?: {docs: {id: string}[]}[]}
  >;
}

/**
 * The data that every page of the site has, without the reference: it tells
 * which item of the top bar a page belongs to, and those of the reference belong
 * to none. Every page that is rendered looks at all of it.
 *
 * @throws when the data has another form
 */
export function slimGlobalData(json: string): string {
  const data = JSON.parse(json) as GlobalData;
  const plugins = Object.values(data['docusaurus-plugin-content-docs'] ?? {});
  const versions = plugins.flatMap((plugin) => plugin.versions ?? []);
  if (versions.length === 0 || !versions.every(({docs}) => docs)) {
    throw createOtherForm('globalData.json');
  }
  for (const version of versions) {
    version.docs = version.docs.filter(({id}) => !id.startsWith('api/'));
  }
  return JSON.stringify(data);
}
