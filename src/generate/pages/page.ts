import type {PageContext} from './context';

/** Source of a document and its data. */
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
  /** Not in the front matter, which Docusaurus includes in every page. */
  description?: string;
  component: 'ContentPage' | 'OperationPage' | 'SchemaPage';
  /**
   * Properties of the component besides `title` and `description`. `contents`
   * is the table of contents, if the front matter does not hide it.
   */
  data: (context: PageContext) => object;
}
