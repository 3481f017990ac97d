/** Stands for the interpolation of Docusaurus, as `translate` does: no values. */
export const interpolate = (text: string): string => text;
