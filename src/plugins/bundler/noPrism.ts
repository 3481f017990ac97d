/** Replaces Prism; the theme adds languages to this object. */
export const Prism = {};

/** Replaces the theme's module that adds languages. */
export default function prismIncludeLanguages(): void {}
