import {anchorOf} from '../../../guides/anchor';
import {
  problemAt,
  type Problem,
  type SourceFile,
} from '../../../files/sourceFile';
import {nameOf, stepsOf} from './workflow';

/** The document of a guide in one language. */
export interface Story {
  /** Name of the guide. */
  name: string;
  file: string;
  text: string;
  /** A title of the workflow in the language of the document. */
  titleIn: (english: string) => string;
}

/** A heading, or a step that is shown, with its line. */
interface Part {
  kind: 'heading' | 'step';
  /** Text of a heading, id of a step. */
  name: string;
  id?: string;
  line: number;
}

const heading = /^##\s+(.*?)\s*(?:\{#([\w-]+)\})?\s*$/;
const shownStep = /<GuideStep\b[^>]*\bstep="([^"]*)"/;

function partsOf(text: string): Part[] {
  let isCode = false;
  return text.split('\n').flatMap((content, index): Part[] => {
    if (/^\s*(```|~~~)/.test(content)) isCode = !isCode;
    if (isCode) return [];
    const line = index + 1;
    const [found, name = '', id] = heading.exec(content) ?? [];
    if (found !== undefined) return [{kind: 'heading', name, id, line}];
    const step = shownStep.exec(content)?.[1];
    return step === undefined ? [] : [{kind: 'step', name: step, line}];
  });
}

function storyProblems(
  {file, text, titleIn}: Story,
  source: SourceFile,
): Problem[] {
  const parts = partsOf(text);
  const shown = parts.filter(({kind}) => kind === 'step');
  const expected = stepsOf(source).map(({step}) => step);
  const names = expected.map(({stepId}) => stepId);
  const wrong = shown.find(({name}, index) => name !== names[index]);
  if (wrong || shown.length !== names.length) {
    const line = wrong?.line ?? shown.at(-1)?.line ?? 1;
    return [
      {
        file,
        line,
        message: `Show each step of ${source.file} once with <GuideStep>, in this order: ${names.join(', ')}. The document shows: ${shown.map(({name}) => name).join(', ')}.`,
      },
    ];
  }
  return expected.flatMap(({stepId, 'x-step': {title}}, index) => {
    const step = shown[index] as Part;
    const above = parts
      .slice(0, parts.indexOf(step))
      .filter(({kind}) => kind === 'heading')
      .at(-1);
    const wanted = `## ${titleIn(title)} {#${anchorOf(stepId)}}`;
    const found = above && `## ${above.name} {#${above.id ?? ''}}`;
    return found === wanted
      ? []
      : [
          {
            file,
            line: above?.line ?? step.line,
            message: `The heading of step ${stepId} must be "${wanted}".`,
          },
        ];
  });
}

/**
 * Every guide has a document in each language, every document a workflow, and
 * the steps stand in it in their order, under their titles.
 *
 * @param names of all guides, of those too whose workflow cannot be read
 * @param stories documents of one language
 * @param folder in which they stand
 */
export function checkStories(
  workflows: readonly SourceFile[],
  names: ReadonlySet<string>,
  stories: readonly Story[],
  folder: string,
): Problem[] {
  const known = new Map(stories.map((story) => [story.name, story]));
  return [
    ...workflows.flatMap((source) => {
      const story = known.get(nameOf(source));
      return story
        ? storyProblems(story, source)
        : [
            problemAt(
              source,
              [],
              `${folder}/${nameOf(source)}.mdx is missing: the story of the guide.`,
            ),
          ];
    }),
    ...stories
      .filter(({name}) => !names.has(name))
      .map(({name, file}) => ({
        file,
        line: 1,
        message: `There is no workflow openapi/workflows/${name}.arazzo.yaml.`,
      })),
  ];
}
