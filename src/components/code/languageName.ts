/** Names that are not the ID in capitals. */
const names: Record<string, string> = {
  bash: 'Bash',
  diff: 'Diff',
  go: 'Go',
  js: 'JavaScript',
  md: 'Markdown',
  nginx: 'nginx',
  python: 'Python',
  text: '',
  ts: 'TypeScript',
};

/** Display name of a code block's language; empty for plain text. */
export const getLanguageName = (language = ''): string =>
  names[language] ?? language.toUpperCase();
