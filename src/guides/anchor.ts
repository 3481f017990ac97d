import kebabCase from 'lodash/kebabCase';

/** Id of the heading of a step, in every language. */
export const anchorOf = (stepId: string): string => kebabCase(stepId);
