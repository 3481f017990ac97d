import type {ComponentType, ReactNode} from 'react';
import {MDXProvider} from '@mdx-js/react';
import {PageMetadata} from '@docusaurus/theme-common';
import type {RichText as ContentNode} from '@site/src/api/richText';
import Strata from '../strata/Strata';
import Badge from './Badge';
import Diagram from './Diagram';
import Effect from './Effect';
import LayerName from '../strata/LayerName';
import Nested from './Nested';
import OperationList from './OperationList';
import PlatformMap from './PlatformMap';
import RichText from './RichText';

/** What a page of the reference is made of, beside HTML. */
const components = {
  Badge,
  Diagram,
  Effect,
  LayerName,
  Nested,
  OperationList,
  PlatformMap,
  Strata,
};

interface Props {
  content: ContentNode[];
  /** What search engines show, where the document does not say it. */
  description?: string;
  /** Components that this page alone needs, by their names. */
  components?: Record<string, ComponentType>;
}

/** The content of a page of the reference, as `src/generate/pages` makes it. */
export default function Page({
  content,
  description,
  components: own,
}: Props): ReactNode {
  return (
    <MDXProvider components={{...components, ...own}}>
      {description && <PageMetadata description={description} />}
      <RichText text={content} />
    </MDXProvider>
  );
}
