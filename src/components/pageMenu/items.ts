import {translate} from '@docusaurus/Translate';
import {fetchText} from './fetchText';
import type {OperationOfPage} from './operation';

/** An entry of the menu: a link, or something to copy. */
export type Item =
  | {label: string; href: string; download?: string}
  | {label: string; text: () => Promise<string>; done: string};

const getCopiedText = (): string =>
  translate({
    id: 'theme.CodeBlock.copied',
    message: 'Copied',
    description: 'The copied button label on code blocks',
  });

/** Said when nothing could be put on the clipboard. */
export const getDeniedText = (): string =>
  translate({
    id: 'late.copy.denied',
    message: 'The browser did not allow copying.',
    description: 'Said when nothing could be put on the clipboard',
  });

/** Said when what was to be copied could not be fetched. */
export const getUnloadedText = (): string =>
  translate({
    id: 'late.copy.unloaded',
    message:
      'The page could not be loaded as Markdown, so nothing was copied. Check your connection, then retry.',
    description: 'Said when the Markdown of a page could not be fetched',
  });

const renderOfOperation = (
  slices: string,
  operation: OperationOfPage,
): Item[] => [
  {
    label: translate({
      id: 'late.pageMenu.curl',
      message: 'Copy as cURL',
      description: 'Item of the menu beside the title of an operation',
    }),
    text: () => Promise.resolve(operation.curl()),
    done: getCopiedText(),
  },
  {
    label: translate({
      id: 'late.link.copy',
      message: 'Copy link to this call',
      description:
        'Button that copies a link to the call in the panel, without secrets',
    }),
    text: () => Promise.resolve(operation.link()),
    done: getCopiedText(),
  },
  {
    label: translate({
      id: 'late.pageMenu.slice',
      message: 'Download OpenAPI of this operation',
      description:
        'Item of the menu beside the title of an operation: a file with this operation alone',
    }),
    href: `${slices}${operation.slug}.json`,
    download: `${operation.slug}.json`,
  },
];

/**
 * The entries of the menu of a page.
 *
 * @param markdownUrl address of the page as Markdown
 * @param slices where the descriptions of single operations are
 */
export const getItems = (
  markdownUrl: string,
  slices: string,
  operation: OperationOfPage | undefined,
): Item[] => [
  {
    label: translate({
      id: 'late.pageMenu.markdown',
      message: 'Copy as Markdown',
      description: 'Item of the menu beside the title of a page',
    }),
    text: () => fetchText(markdownUrl),
    done: getCopiedText(),
  },
  {
    label: translate({
      id: 'pageMenu.view',
      message: 'View as Markdown',
      description:
        'Link to the page as Markdown, and an item of the menu beside its title',
    }),
    href: markdownUrl,
  },
  ...(operation ? renderOfOperation(slices, operation) : []),
];
