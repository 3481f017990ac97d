import kebabCase from 'es-toolkit/compat/kebabCase';
import type {Guide} from '../model';

/** A text on one line, for a comment or a message. */
const toOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What a runtime reads of a guide. */
const getData = ({name, title, summary, inputs, steps}: Guide) => ({
  name,
  title: toOneLine(title),
  summary: toOneLine(summary),
  inputs: inputs.map(
    ({
      name: input,
      type,
      description,
      default: value,
      required,
      multiline,
    }) => ({
      name: input,
      argument: `--${kebabCase(input)}`,
      type,
      description: toOneLine(description),
      default: value,
      required,
      multiline: multiline ?? false,
    }),
  ),
  steps: steps.map((step) => ({
    id: step.id,
    title: toOneLine(step.title),
    path: step.path,
    payload: step.payload,
    criteria: step.criteria,
    onFailure: step.onFailure,
    outputs: step.outputs,
    failures: step.failures.map(({code, when, then}) => ({
      code,
      when: toOneLine(when),
      then: toOneLine(then),
    })),
  })),
});

/**
 * A guide as one script that a reader downloads and runs: a runtime with the
 * steps as data in it. JSON in several lines can neither end the here-document of
 * `runtime.sh` nor the string of `runtime.py`.
 *
 * @param runtime text of one of the two
 */
export function renderGuideScript(guide: Guide, runtime: string): string {
  const data = getData(guide);
  const parts = {
    title: data.title,
    summary: data.summary,
    guide: JSON.stringify(data, null, 2),
  };
  return runtime.replace(
    /\{\{(title|summary|guide)\}\}/g,
    (_, part: keyof typeof parts) => parts[part],
  );
}
