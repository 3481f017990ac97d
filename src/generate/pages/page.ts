import type {PageContext} from './context';

/** A page of the reference; `renderMdxWrapper` and `writePages` make a document and its data of it. */
export interface Page {
  /** File under the folder of the reference, without its ending. */
  file: string;
  /** What Docusaurus is told of the page. */
  frontMatter: {
    id: string;
    slug: string;
    title: string;
    description?: string;
    /** Absent, as `null`, where no one file is the source of the page. */
    custom_edit_url: string | null;
    [more: string]: string | number | boolean | object | null | undefined;
  };
  /**
   * Instead of the one in the front matter, which Docusaurus carries to every
   * page of the site: of the pages that there are hundreds of.
   */
  description?: string;
  /**
   * Component of `src/components/reference` that shows the page. Its module
   * also exports `getContents`, unless the page has no table of contents.
   */
  component: string;
  /** Properties of that component, beside `title` and `description`. */
  data: (context: PageContext) => object;
}
