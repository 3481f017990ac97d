/** Two tokens that meet on a page. */
export interface Pair {
  /** What a reader sees of it. */
  what: string;
  front: string;
  /** The ground, from the lowest layer upwards. */
  backs: readonly string[];
  /** 4.5 for text, 3 for parts of controls (WCAG 2.2, 1.4.3 and 1.4.11). */
  least: 4.5 | 3;
}

const page = '--ifm-background-color';
const code = '--holt-code-background';

const pairText = (what: string, front: string, ...backs: string[]): Pair => ({
  what,
  front,
  backs,
  least: 4.5,
});

const getPart = (what: string, front: string, ...backs: string[]): Pair => ({
  ...pairText(what, front, ...backs),
  least: 3,
});

const codeKinds = [
  'text',
  'comment',
  'keyword',
  'string',
  'number',
  'name',
  'punctuation',
];

const notices = ['secondary', 'success', 'info', 'warning', 'danger'];

/** Every pair that the site uses: a style that brings two others adds them. */
export const pairs: readonly Pair[] = [
  pairText('Text', '--ifm-color-content', page),
  pairText('Quieter text', '--ifm-color-content-secondary', page),
  pairText('Placeholder, separator', '--ifm-color-emphasis-600', page),
  pairText('Link, action', '--ifm-color-primary', page),
  pairText(
    'Link under the pointer',
    '--ifm-color-primary',
    page,
    '--ifm-hover-overlay',
  ),
  pairText(
    'Quieter text under the pointer',
    '--ifm-color-content-secondary',
    page,
    '--ifm-hover-overlay',
  ),
  pairText(
    'Text of a pressed control',
    '--ifm-color-content',
    '--ifm-color-emphasis-200',
  ),
  pairText(
    'Label of a button',
    '--ifm-background-color',
    '--ifm-color-primary',
  ),
  pairText(
    'The same under the pointer',
    '--ifm-background-color',
    '--ifm-color-primary-darker',
  ),
  pairText(
    'Label of a count',
    '--ifm-color-emphasis-800',
    '--ifm-color-emphasis-200',
  ),
  pairText('Failure, deletion', '--ifm-color-danger', page),
  pairText('Success', '--ifm-color-success', page),
  pairText('Running', '--ifm-color-info', page),
  pairText('Announcement', '--holt-announcement-text', '--holt-announcement'),
  pairText(
    'Footer',
    '--ifm-color-content-secondary',
    '--ifm-footer-background-color',
  ),
  pairText(
    'Link of the footer',
    '--ifm-color-primary',
    '--ifm-footer-background-color',
  ),
  pairText(
    'Code in a sentence',
    '--ifm-color-content',
    '--ifm-code-background',
  ),
  pairText(
    'Linked code in a sentence',
    '--ifm-color-primary',
    '--ifm-code-background',
  ),
  ...codeKinds.map((kind) =>
    pairText(`Code: ${kind}`, `--holt-code-${kind}`, code),
  ),
  ...codeKinds.map((kind) =>
    pairText(
      `Code on a marked line: ${kind}`,
      `--holt-code-${kind}`,
      '--docusaurus-highlighted-code-line-bg',
    ),
  ),
  ...notices.map((notice) =>
    pairText(
      `Notice: ${notice}`,
      `--ifm-color-${notice}-contrast-foreground`,
      `--ifm-color-${notice}-contrast-background`,
    ),
  ),
  getPart('Focus', '--holt-focus', page),
  getPart('Focus in code', '--holt-focus', code),
  getPart('Focus in the announcement', '--holt-focus', '--holt-announcement'),
  getPart('Border of a field or button', '--ifm-color-emphasis-600', page),
  getPart('Border of a field that is wrong', '--ifm-color-danger', page),
  getPart(
    'Bar of what is selected',
    '--ifm-color-primary',
    page,
    '--ifm-hover-overlay',
  ),
  getPart(
    'Arrow of what unfolds',
    '--ifm-color-emphasis-600',
    page,
    '--ifm-hover-overlay',
  ),
  getPart('Icon on code', '--ifm-color-emphasis-700', code),
  getPart('Icon of what is copied', '--ifm-color-success-dark', code),
  ...['success', 'info', 'danger'].map((notice) =>
    getPart(`Bar of a step: ${notice}`, `--ifm-color-${notice}-dark`, page),
  ),
];
