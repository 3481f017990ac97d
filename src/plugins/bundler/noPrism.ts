/** Stands for Prism, to which the theme adds the languages of its option. */
export const Prism = {};

/** Stands for what adds them: there is no highlighter. */
export default function prismIncludeLanguages(): void {}
