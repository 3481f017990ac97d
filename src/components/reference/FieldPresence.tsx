import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Presence} from '@site/src/api/fieldData';
import styles from './styles.module.css';

const words: Record<Presence, ReactNode> = {
  always: (
    <Translate description="Mark of a field that every response contains">
      always present
    </Translate>
  ),
  filled: (
    <Translate description="Mark of a list or map of a response">
      absent if empty
    </Translate>
  ),
  sometimes: (
    <Translate description="Mark of a field that a response may lack; its text says when">
      may be absent
    </Translate>
  ),
};

/** Says when a field of a response is there. */
export default function FieldPresence({
  presence,
}: {
  presence: Presence;
}): ReactNode {
  return <span className={styles.presence}>{words[presence]}</span>;
}
