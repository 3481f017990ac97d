import type {PageContext} from './context';

/** Source of a document and its data. */
export interface Page {
  /** Path in the reference folder, without extension. */
  file: string;
  /** URL below `/docs`; its last part is the ID of the document by default. */
  slug: string;
  title: string;
  description?: string;
  /** Source file; `null` if the page does not have a single one. */
  source: string | null;
  frontMatter?: {
    id?: string;
    sidebar_label?: string;
    sidebar_custom_props?: object;
  };
  component: 'ContentPage' | 'OperationPage' | 'SchemaPage';
  /**
   * Properties of the component besides `title` and `description`. Those of
   * `ContentPage` include `contents`, the table of contents.
   */
  data: (context: PageContext) => object;
}
