/** Adds no language to a highlighter that is not there. */
export default function prismIncludeLanguages(): void {}
