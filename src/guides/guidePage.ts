import kebabCase from 'es-toolkit/compat/kebabCase';

export const getCallsInGuidePage = (mdx: string): string[] =>
  [...mdx.matchAll(/<GuideCall\b[^>]*\boperation="([^"]*)"/g)].map(
    ([, rpc = '']) => rpc,
  );

/** Step ID of a `<GuideStep step="…">` element in a text. */
export const findStepIn = (mdx: string): string | undefined =>
  /<GuideStep\b[^>]*\bstep="([^"]*)"/.exec(mdx)?.[1];

/** Repository path of the data that a guide's document imports. */
export const getDataOfGuidePage = (mdx: string): string | undefined =>
  /from '@site\/(\.generated\/guides\/[^']+)'/.exec(mdx)?.[1];

/** Heading ID of a step, the same in every language. */
export const getAnchor = (stepId: string): string => kebabCase(stepId);
