import {Fragment, memo, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {SearchHit} from '../../search';
import EffectSign from '../EffectSign';
import styles from './SearchPanel.module.css';

interface MarkedProps {
  text: string;
  marks: readonly [number, number][];
  className: string | undefined;
}

/**
 * Text with marks and a space after it. A change replaces the element, because
 * browsers that translate pages replace its text.
 */
function Marked({text, marks, className}: MarkedProps): ReactNode {
  const starts = [0, ...marks.map(([, end]) => end)];
  return (
    <span key={JSON.stringify([text, marks])} className={className}>
      {starts.map((start, index) => {
        const [from, to] = marks[index] ?? [text.length, text.length];
        return (
          <Fragment key={index}>
            {text.slice(start, from)}
            {to > from && <mark>{text.slice(from, to)}</mark>}
          </Fragment>
        );
      })}{' '}
    </span>
  );
}

/** Titles of these types are API names. */
const named: readonly string[] = ['schema', 'field', 'value', 'header'];

/** `CreatePool` in `POST /holt.storage.v1.StorageService/CreatePool`. */
const getAbout = ({kind, context}: SearchHit): ReactNode =>
  kind === 'operation' ? (
    <code>{context.slice(context.lastIndexOf('/') + 1)}</code>
  ) : (
    context
  );

interface Props {
  id: string;
  hit: SearchHit;
  isActive: boolean;
  group: string;
}

function Option({id, hit, isActive, group}: Props): ReactNode {
  const {kind, title, titleMarks, excerpt, excerptMarks, effect, path} = hit;
  const about = getAbout(hit);
  return (
    // Not a `Link`: the list opens it, and links would prefetch all results on
    // every key.
    // eslint-disable-next-line @docusaurus/no-html-links
    <a
      href={useBaseUrl(path)}
      role="option"
      id={id}
      aria-selected={isActive}
      // Focus stays in the search field.
      tabIndex={-1}
      className={styles.option}
    >
      <span className={styles.line}>
        {effect && <EffectSign effect={effect} />}
        <Marked
          text={title}
          marks={titleMarks}
          className={named.includes(kind) ? styles.code : styles.title}
        />
        {about && <span className={styles.about}>{about}</span>}
      </span>
      <span className="spoken">{` ${group} `}</span>
      {excerpt && (
        <Marked
          text={excerpt}
          marks={excerptMarks}
          className={styles.excerpt}
        />
      )}
    </a>
  );
}

/** An arrow key changes two options. */
export default memo(Option);
