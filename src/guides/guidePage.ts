import kebabCase from 'es-toolkit/compat/kebabCase';

export const getCallsInGuidePage = (mdx: string): string[] =>
  [...mdx.matchAll(/<GuideCall\b[^>]*\boperation="([^"]*)"/g)].map(
    ([, rpc = '']) => rpc,
  );

/** Step IDs of the `<GuideStep step="…">` elements in a text. */
export const findStepsIn = (mdx: string): {step: string; index: number}[] =>
  [...mdx.matchAll(/<GuideStep\b[^>]*\bstep="([^"]*)"/g)].map(
    ({1: step = '', index}) => ({step, index}),
  );

export const findStepIn = (mdx: string): string | undefined =>
  findStepsIn(mdx)[0]?.step;

/** Repository path of the data that a guide's document imports. */
export const getDataOfGuidePage = (mdx: string): string | undefined =>
  /from '@site\/(\.generated\/guides\/[^']+)'/.exec(mdx)?.[1];

/** Heading ID of a step, the same in every language. */
export const getAnchor = (stepId: string): string => kebabCase(stepId);
