import {Fragment, type ReactNode} from 'react';
import type {SearchHit} from '../../search';
import EffectSign from '../EffectSign';
import type {Effect} from '../../api/openapi';
import styles from './SearchPanel.module.css';

interface MarkedProps {
  text: string;
  marks: readonly [number, number][];
}

function Marked({text, marks}: MarkedProps): ReactNode {
  const starts = [0, ...marks.map(([, end]) => end)];
  return starts.map((start, index) => {
    const [from, to] = marks[index] ?? [text.length, text.length];
    return (
      <Fragment key={index}>
        {text.slice(start, from)}
        {to > from && <mark>{text.slice(from, to)}</mark>}
      </Fragment>
    );
  });
}

interface OptionProps {
  id: string;
  href: string;
  isActive: boolean;
  effect?: Effect | undefined;
  title: ReactNode;
  about?: ReactNode;
  excerpt?: ReactNode;
  group: string;
  isCode?: boolean;
}

/** Not a `Link`, which would prefetch all results on every key. */
export default function Option(props: OptionProps): ReactNode {
  const {id, href, isActive, effect, title, about, excerpt, group, isCode} =
    props;
  return (
    // Not a `Link`: the list opens it.
    // eslint-disable-next-line @docusaurus/no-html-links
    <a
      href={href}
      role="option"
      id={id}
      aria-selected={isActive}
      // Focus stays in the search field.
      tabIndex={-1}
      className={styles.option}
    >
      <span className={styles.line}>
        {effect && <EffectSign effect={effect} />}
        <span className={isCode ? styles.code : styles.title}>
          {title}
        </span>{' '}
        {about && <span className={styles.about}>{about}</span>}
      </span>{' '}
      <span className="spoken">{group}</span>{' '}
      {excerpt && <span className={styles.excerpt}>{excerpt}</span>}
    </a>
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

interface HitProps {
  id: string;
  hit: SearchHit;
  /** Base URL of the language, with a trailing slash. */
  baseUrl: string;
  isActive: boolean;
  group: string;
}

export function Hit({hit, baseUrl, ...rest}: HitProps): ReactNode {
  return (
    <Option
      {...rest}
      href={baseUrl + hit.path.replace(/^\//, '')}
      effect={hit.effect}
      isCode={named.includes(hit.kind)}
      title={<Marked text={hit.title} marks={hit.titleMarks} />}
      about={getAbout(hit)}
      excerpt={
        hit.excerpt && <Marked text={hit.excerpt} marks={hit.excerptMarks} />
      }
    />
  );
}
