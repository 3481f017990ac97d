import type {PageContext} from './context';

/**
 * A reference page, from which `renderMdxWrapper` and `writePages` create its
 * document and data.
 */
export interface Page {
  /** Path in the reference folder, without extension. */
  file: string;
  frontMatter: {
    id: string;
    slug: string;
    title: string;
    description?: string;
    /** `null` if the page does not have a single source file. */
    custom_edit_url: string | null;
    [more: string]: string | number | boolean | object | null | undefined;
  };
  /**
   * Replaces the front matter's description, which Docusaurus includes in every
   * page of the site; used for operations and schemas.
   */
  description?: string;
  /**
   * Component in `src/components/reference`. Its module exports `getContents`
   * if the page has a table of contents.
   */
  component: string;
  /** Properties of the component besides `title` and `description`. */
  data: (context: PageContext) => object;
}
