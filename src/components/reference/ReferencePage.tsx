import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {PageProps} from '@site/src/api/pageData';
import Column from './Column';
import styles from './Columns.module.css';

interface Props extends PageProps {
  children: ReactNode;
  /**
   * Further columns, below or beside that of the title and the text below it.
   */
  columns?: ReactNode;
}

export default function ReferencePage(props: Props): ReactNode {
  const {title, description, children, columns} = props;
  const text = (
    <>
      <header>
        <Heading as="h1">{title}</Heading>
      </header>
      {children}
    </>
  );
  return (
    <>
      {description && <PageMetadata description={description} />}
      {columns ? (
        <div className={styles.room}>
          <div className={styles.columns}>
            <Column>{text}</Column>
            {columns}
          </div>
        </div>
      ) : (
        text
      )}
    </>
  );
}
