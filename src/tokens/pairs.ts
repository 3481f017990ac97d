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

const text = (what: string, front: string, ...backs: string[]): Pair => ({
  what,
  front,
  backs,
  least: 4.5,
});

const part = (what: string, front: string, ...backs: string[]): Pair => ({
  ...text(what, front, ...backs),
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
  text('Text', '--ifm-color-content', page),
  text('Quieter text', '--ifm-color-content-secondary', page),
  text('Placeholder, separator', '--ifm-color-emphasis-600', page),
  text('Link, action', '--ifm-color-primary', page),
  text(
    'Link under the pointer',
    '--ifm-color-primary',
    page,
    '--ifm-hover-overlay',
  ),
  text(
    'Quieter text under the pointer',
    '--ifm-color-content-secondary',
    page,
    '--ifm-hover-overlay',
  ),
  text(
    'Text of a pressed control',
    '--ifm-color-content',
    '--ifm-color-emphasis-200',
  ),
  text('Label of a button', '--ifm-background-color', '--ifm-color-primary'),
  text(
    'The same under the pointer',
    '--ifm-background-color',
    '--ifm-color-primary-darker',
  ),
  text(
    'Label of a count',
    '--ifm-color-emphasis-800',
    '--ifm-color-emphasis-200',
  ),
  text('Failure, deletion', '--ifm-color-danger', page),
  text('Success', '--ifm-color-success', page),
  text('Running', '--ifm-color-info', page),
  text('Announcement', '--holt-announcement-text', '--holt-announcement'),
  text(
    'Footer',
    '--ifm-color-content-secondary',
    '--ifm-footer-background-color',
  ),
  text(
    'Link of the footer',
    '--ifm-color-primary',
    '--ifm-footer-background-color',
  ),
  text('Code in a sentence', '--ifm-color-content', '--ifm-code-background'),
  text(
    'Linked code in a sentence',
    '--ifm-color-primary',
    '--ifm-code-background',
  ),
  ...codeKinds.map((kind) =>
    text(`Code: ${kind}`, `--holt-code-${kind}`, code),
  ),
  ...codeKinds.map((kind) =>
    text(
      `Code on a marked line: ${kind}`,
      `--holt-code-${kind}`,
      '--docusaurus-highlighted-code-line-bg',
    ),
  ),
  ...notices.map((notice) =>
    text(
      `Notice: ${notice}`,
      `--ifm-color-${notice}-contrast-foreground`,
      `--ifm-color-${notice}-contrast-background`,
    ),
  ),
  part('Focus', '--holt-focus', page),
  part('Focus in code', '--holt-focus', code),
  part('Focus in the announcement', '--holt-focus', '--holt-announcement'),
  part('Border of a field or button', '--ifm-color-emphasis-600', page),
  part('Border of a field that is wrong', '--ifm-color-danger', page),
  part(
    'Bar of what is selected',
    '--ifm-color-primary',
    page,
    '--ifm-hover-overlay',
  ),
  part(
    'Arrow of what unfolds',
    '--ifm-color-emphasis-600',
    page,
    '--ifm-hover-overlay',
  ),
  part('Icon on code', '--ifm-color-emphasis-700', code),
  part('Icon of what is copied', '--ifm-color-success-dark', code),
  ...['success', 'info', 'danger'].map((notice) =>
    part(`Bar of a step: ${notice}`, `--ifm-color-${notice}-dark`, page),
  ),
];
