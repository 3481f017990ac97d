/**
 * Compiles a guide again when its data changes.
 *
 * @this {{
 *   getOptions: () => {dataFile: (source: string) => string | undefined},
 *   addDependency: (file: string) => void,
 * }}
 * @param {string} source
 * @returns {string}
 */
module.exports = function dependOnGuide(source) {
  const file = this.getOptions().dataFile(source);
  if (file) this.addDependency(file);
  return source;
};
