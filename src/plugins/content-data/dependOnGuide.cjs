/**
 * Compiles a guide again when its data changes, which has the same name.
 *
 * @this {{
 *   getOptions: () => {guides: string},
 *   resourcePath: string,
 *   addDependency: (file: string) => void,
 * }}
 * @param {string} source
 * @returns {string}
 */
module.exports = function dependOnGuide(source) {
  const {guides} = this.getOptions();
  const [name = ''] = /[^\\/]+(?=\.mdx$)/.exec(this.resourcePath) ?? [];
  this.addDependency(`${guides}/${name}.json`);
  return source;
};
