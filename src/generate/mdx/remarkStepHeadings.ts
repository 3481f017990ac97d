import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Heading, Node, Parent, Root} from 'mdast';
import type {GuideData} from '../../guides/model';
import {getDataOfGuidePage} from '../../guides/guidePage';

/** MDX nodes of imports and elements. */
type MdxNode = Node & {
  name?: string | null;
  value?: string;
  attributes?: {name?: string; value?: unknown}[];
  children?: Parent['children'];
};

interface File {
  fail: (reason: string, place: Node) => never;
}

const readGuide = (siteDir: string, data: string) =>
  JSON.parse(readFileSync(path.join(siteDir, data), 'utf8')) as Pick<
    GuideData,
    'name' | 'steps'
  >;

/**
 * Adds a heading with number, title, and ID to each `<GuideStep>`, from the
 * data that the document imports. Text in the element follows the heading.
 */
export const remarkStepHeadings =
  ({siteDir}: {siteDir: string}) =>
  (tree: Root, file: File): void => {
    const imported = (tree.children as MdxNode[])
      .filter(({type}) => type === 'mdxjsEsm')
      .map(({value = ''}) => getDataOfGuidePage(value))
      .find((data) => data !== undefined);
    if (imported === undefined) return;
    const {name: guide, steps} = readGuide(siteDir, imported);
    tree.children = tree.children.flatMap((node) => {
      const element = node as MdxNode;
      if (element.name !== 'GuideStep') return [node];
      const {attributes = [], children = []} = element;
      const id = attributes.find(({name}) => name === 'step')?.value;
      const index = steps.findIndex((one) => one.id === id);
      const step = steps[index];
      if (!step) {
        return file.fail(
          `The guide has no step "${String(id)}". Its workflow has: ${steps.map((one) => one.id).join(', ')}.`,
          node,
        );
      }
      const heading: Heading = {
        type: 'heading',
        depth: 2,
        children: [{type: 'text', value: `${index + 1}. ${step.title}`}],
        data: {
          hProperties: {
            id: step.anchor,
            'data-guide': guide,
            'data-step': step.id,
          },
        },
        position: node.position,
      };
      element.children = [];
      return [heading, ...children, node] as Root['children'];
    });
  };
