import type {ConfigData} from 'html-validate';

/**
 * The recommended rules of html-validate, which hold those of the HTML standard
 * too, and those for whole documents. What is excepted here is valid HTML, each with the reason.
 */
export const rules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes `<meta/>`, `hidden=""` and `hrefLang`; the standard takes
    // `<meta>`, `hidden` and `hreflang` for the same.
    'void-style': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    'attr-case': 'off',
    // src/generate/highlighting leaves out quotes that a class of one word does not need:
    // there are a hundred thousand.
    'attr-quotes': 'off',
    // Anchors are names of fields and headers, with dots. Only white space is
    // not allowed; React makes `__docusaurus` and `_R_…_`.
    'valid-id': ['error', {relaxed: true}],
    // Docusaurus names the arrow of an external link, an `svg`, so.
    'aria-label-misuse': ['error', {allowAnyNamable: true}],
    // Docusaurus makes the skip link a region, and menus of the bar links with
    // the role of a button.
    'prefer-native-element': ['error', {exclude: ['region', 'button']}],
    // Docusaurus heads the years of the blog's sidebar and of its archive with
    // `h3`: `tests/site` looks at the order of headings elsewhere.
    'heading-level': 'off',
    // Nothing is loaded from elsewhere, and the policy of each page sees to it.
    'require-sri': ['error', {target: 'crossorigin'}],
  },
};
