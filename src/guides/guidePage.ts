import kebabCase from 'es-toolkit/compat/kebabCase';

/** Operations that `<GuideCall operation="…" />` in a guide page shows, in order. */
export const getCallsInGuidePage = (mdx: string): string[] =>
  [...mdx.matchAll(/<GuideCall\b[^>]*\boperation="([^"]*)"/g)].map(
    ([, rpc = '']) => rpc,
  );

/** Id of the step that a text shows with `<GuideStep step="…">`, if it does. */
export const findStepIn = (mdx: string): string | undefined =>
  /<GuideStep\b[^>]*\bstep="([^"]*)"/.exec(mdx)?.[1];

/** Path in the repository of the data of the guide that a guide page imports. */
export const getDataOfGuidePage = (mdx: string): string | undefined =>
  /from '@site\/(\.generated\/guides\/[^']+)'/.exec(mdx)?.[1];

/** Id of the heading of a step, in every language. */
export const getAnchor = (stepId: string): string => kebabCase(stepId);
