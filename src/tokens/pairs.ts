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

const createTextPair = (
  what: string,
  front: string,
  ...backs: string[]
): Pair => ({
  what,
  front,
  backs,
  least: 4.5,
});

const createPartPair = (
  what: string,
  front: string,
  ...backs: string[]
): Pair => ({
  ...createTextPair(what, front, ...backs),
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
  createTextPair('Text', '--ifm-color-content', page),
  createTextPair('Quieter text', '--ifm-color-content-secondary', page),
  createTextPair('Placeholder, separator', '--ifm-color-emphasis-600', page),
  createTextPair('Link, action', '--ifm-color-primary', page),
  createTextPair(
    'Link under the pointer',
    '--ifm-color-primary',
    page,
    '--ifm-hover-overlay',
  ),
  createTextPair(
    'Quieter text under the pointer',
    '--ifm-color-content-secondary',
    page,
    '--ifm-hover-overlay',
  ),
  createTextPair(
    'Text of a pressed control',
    '--ifm-color-content',
    '--ifm-color-emphasis-200',
  ),
  createTextPair(
    'Label of a button',
    '--ifm-background-color',
    '--ifm-color-primary',
  ),
  createTextPair(
    'The same under the pointer',
    '--ifm-background-color',
    '--ifm-color-primary-darker',
  ),
  createTextPair(
    'Label of a count',
    '--ifm-color-emphasis-800',
    '--ifm-color-emphasis-200',
  ),
  createTextPair('Failure, deletion', '--ifm-color-danger', page),
  createTextPair('Success', '--ifm-color-success', page),
  createTextPair('Running', '--ifm-color-info', page),
  createTextPair(
    'Announcement',
    '--holt-announcement-text',
    '--holt-announcement',
  ),
  createTextPair(
    'Footer',
    '--ifm-color-content-secondary',
    '--ifm-footer-background-color',
  ),
  createTextPair(
    'Link of the footer',
    '--ifm-color-primary',
    '--ifm-footer-background-color',
  ),
  createTextPair(
    'Code in a sentence',
    '--ifm-color-content',
    '--ifm-code-background',
  ),
  createTextPair(
    'Linked code in a sentence',
    '--ifm-color-primary',
    '--ifm-code-background',
  ),
  ...codeKinds.map((kind) =>
    createTextPair(`Code: ${kind}`, `--holt-code-${kind}`, code),
  ),
  ...codeKinds.map((kind) =>
    createTextPair(
      `Code on a marked line: ${kind}`,
      `--holt-code-${kind}`,
      '--docusaurus-highlighted-code-line-bg',
    ),
  ),
  ...notices.map((notice) =>
    createTextPair(
      `Notice: ${notice}`,
      `--ifm-color-${notice}-contrast-foreground`,
      `--ifm-color-${notice}-contrast-background`,
    ),
  ),
  createPartPair('Focus', '--holt-focus', page),
  createPartPair('Focus in code', '--holt-focus', code),
  createPartPair(
    'Focus in the announcement',
    '--holt-focus',
    '--holt-announcement',
  ),
  createPartPair(
    'Border of a field or button',
    '--ifm-color-emphasis-600',
    page,
  ),
  createPartPair('Border of a field that is wrong', '--ifm-color-danger', page),
  createPartPair(
    'Bar of what is selected',
    '--ifm-color-primary',
    page,
    '--ifm-hover-overlay',
  ),
  createPartPair(
    'Arrow of what unfolds',
    '--ifm-color-emphasis-600',
    page,
    '--ifm-hover-overlay',
  ),
  createPartPair('Icon on code', '--ifm-color-emphasis-700', code),
  createPartPair('Icon of what is copied', '--ifm-color-success-dark', code),
  ...['success', 'info', 'danger'].map((notice) =>
    createPartPair(
      `Bar of a step: ${notice}`,
      `--ifm-color-${notice}-dark`,
      page,
    ),
  ),
];
