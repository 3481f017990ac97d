import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {folder, readYaml} from './source';

interface Workflow {
  info: {title: string};
  workflows: {steps: {operationId: string}[]}[];
}

const ending = '.arazzo.yaml';
const place = `${folder}/workflows`;

/** Names of the guides, in the order of their files: one for each workflow. */
export const guideNames = existsSync(place)
  ? readdirSync(place)
      .filter((file) => file.endsWith(ending))
      .sort()
      .map((file) => file.slice(0, -ending.length))
  : [];

/** Whether the page of a guide shows a call of an operation by itself. */
function mentionsOperation(name: string, operationId: string): boolean {
  const page = `docs/guides/${name}.mdx`;
  if (!existsSync(page)) return false;
  const [service, rpc] = operationId.split('_');
  const text = readFileSync(page, 'utf8');
  const calls = [...text.matchAll(/<GuideCall\b[^>]*\boperation="([^"]*)"/g)];
  return calls.some(([, one]) =>
    [rpc, `${service}.${rpc}`].includes(one ?? ''),
  );
}

/** The guides that call an operation, in a step or on their page. */
export const getGuides = (
  operationId: string,
): {name: string; title: string}[] =>
  guideNames.flatMap((name) => {
    const {info, workflows} = readYaml<Workflow>(`${place}/${name}${ending}`);
    const isStep = workflows
      .flatMap(({steps}) => steps)
      .some((step) => step.operationId.split('.').at(-1) === operationId);
    return isStep || mentionsOperation(name, operationId)
      ? [{name, title: info.title}]
      : [];
  });
