import MDXComponents from '@theme-original/MDXComponents';
import ReferencePage from '@site/src/components/reference/Page';
import Table from './Table';

export default {
  ...MDXComponents,
  ReferencePage,
  table: Table,
};
