import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

interface Props {
  id: string;
  name: string;
}

/** A name that is an anchor and links to itself. */
export default function FieldAnchor({id, name}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const label = translate(
    {
      message: 'Direct link to {name}',
      description: 'Name of the link beside a field or value',
    },
    {name},
  );
  return (
    <>
      <code id={id} className={styles.name}>
        {name}
      </code>
      <Link
        className={styles.anchor}
        to={`#${id}`}
        aria-label={label}
        title={label}
      >
        #
      </Link>
    </>
  );
}
