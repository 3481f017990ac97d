import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {PageProps} from '@site/src/api/pageData';

interface Props extends PageProps {
  children: ReactNode;
}

export default function ReferencePage(props: Props): ReactNode {
  const {title, description, children} = props;
  return (
    <>
      {description && <PageMetadata description={description} />}
      <header>
        <Heading as="h1">{title}</Heading>
      </header>
      {children}
    </>
  );
}
