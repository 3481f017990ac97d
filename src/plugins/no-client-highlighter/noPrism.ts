/** Stands for Prism, to which the theme adds the languages of its option. */
export const Prism = {};
