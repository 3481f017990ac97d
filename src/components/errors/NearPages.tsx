import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ErrorBook} from '../../errors/model';
import type {SearchHit} from '../../search/types';
import type {Engine} from '../search/engine';
import {useSearch} from '../search/useSearch';
import controls from '../tryIt/controls.module.css';

interface Props {
  text: string;
  labels: ErrorBook['labels'];
}

/** Hits that are shown. */
const most = 5;

/** Asks again when the texts have come, which answer more than names. */
function useHits(engine: Engine | undefined, text: string) {
  const [hits, setHits] = useState<SearchHit[]>();
  useEffect(() => {
    if (!engine) return undefined;
    let isOver = false;
    const ask = (): void => {
      void engine.ask(text, '').then((found) => {
        if (!isOver) setHits(found.slice(0, most));
      });
    };
    ask();
    const end = engine.onText(ask);
    return () => {
      isOver = true;
      end();
    };
  }, [engine, text]);
  return hits;
}

/** Searches the documentation for a text that is no error of the API. */
export default function NearPages({text, labels}: Props): ReactNode {
  const {loaded, hasFailed, load} = useSearch();
  const [isWanted, setWanted] = useState(false);
  const hits = useHits(isWanted ? loaded?.engine : undefined, text);
  if (hits?.length === 0) {
    return <p>{labels['Nothing in the documentation has these words.']}</p>;
  }
  if (hits) {
    return (
      <ul>
        {hits.map(({path, title, context}) => (
          <li key={`${path} ${title}`}>
            <Link to={path}>{title}</Link> {context}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <button
      type="button"
      className={controls.button}
      aria-busy={(isWanted && !hasFailed) || undefined}
      onClick={() => {
        setWanted(true);
        load();
      }}
    >
      {labels['Search the documentation for its words']}
    </button>
  );
}
