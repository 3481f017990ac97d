const names: Record<string, string> = {
  bash: 'Bash',
  diff: 'Diff',
  go: 'Go',
  html: 'HTML',
  js: 'JavaScript',
  json: 'JSON',
  md: 'Markdown',
  mdx: 'MDX',
  nginx: 'nginx',
  python: 'Python',
  ts: 'TypeScript',
  tsx: 'TSX',
  yaml: 'YAML',
};

/** Display name of a code block's language; empty for plain text. */
export const getLanguageName = (language = ''): string => names[language] ?? '';
