import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Author from '@theme-original/Blog/Components/Author';
import type {Props} from '@theme/Blog/Components/Author';
import Titled from '@site/src/components/pageMenu/Titled';

/**
 * As the theme's. Where the name is the title of the page, the menu of the page
 * stands beside all of it, because the name itself may be a link, and the page
 * is described as the author is.
 */
export default function TitledAuthor(props: Props): ReactNode {
  const author = <Author {...props} />;
  if (props.as !== 'h1') return author;
  const {name, title, description} = props.author;
  return (
    <>
      <PageMetadata
        description={description ?? [name, title].filter(Boolean).join(', ')}
      />
      <Titled>{author}</Titled>
    </>
  );
}
