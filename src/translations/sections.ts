import {toString} from 'mdast-util-to-string';
import {parseMarkdown} from '../api/markdownTree';
import {removeFences} from '../api/withoutFences';
import {removeImports} from '../api/files/withoutImports';
import {getAnchor, findStepIn} from '../guides/guidePage';

/**
 * A part of a document, from one heading with an id to the next. A step of a guide
 * has such a heading from its workflow.
 */
export interface Section {
  /** Id of its heading; empty before the first one. */
  id: string;
  /** Line of the document, from 1, on which it begins. */
  line: number;
  /** Its text without front matter, imports and fenced code. */
  text: string;
}

const getLineBreaks = (text: string): string => text.replace(/[^\n]+/g, '');

/** A document without its front matter and imports, each line in its place. */
const getBody = (document: string): string =>
  removeImports(document.replace(/^---\n[\s\S]*?\n---\n/, getLineBreaks));

/** The sections of a document, in order. */
export function getSections(document: string): Section[] {
  const body = getBody(document);
  const starts = parseMarkdown(body).children.flatMap((node) => {
    const step = node.type === 'html' ? findStepIn(node.value) : undefined;
    const id =
      step === undefined
        ? node.type === 'heading' && /\{#([^}]+)\}$/.exec(toString(node))?.[1]
        : getAnchor(step);
    return id ? [{id, offset: node.position?.start.offset ?? 0}] : [];
  });
  return [{id: '', offset: 0}, ...starts].map(({id, offset}, index) => ({
    id,
    line: body.slice(0, offset).split('\n').length,
    text: removeFences(body.slice(offset, starts[index]?.offset)),
  }));
}
