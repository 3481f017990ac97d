import MDXComponents from '@theme-original/MDXComponents';
import ReferencePage from '@site/src/components/reference/Page';

export default {...MDXComponents, ReferencePage};
