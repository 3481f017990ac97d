import type {ReactNode} from 'react';
import Loadable from 'react-loadable';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Loading from '@theme/Loading';
import {useTabs} from '@docusaurus/theme-common/internal';
import styles from './MoreSamples.module.css';

const MoreLanguages = Loadable({
  loading: Loading,
  loader: () =>
    import(/* webpackChunkName: "more-samples" */ './more/MoreLanguages'),
});

interface Props {
  /** Slug of the operation. */
  operation: string;
}

/** Samples in further languages, which are made when the reader asks for them. */
export default function MoreSamples({operation}: Props): ReactNode {
  const {selectedValue} = useTabs();
  const data = useBaseUrl(`/operations/${operation}.json`);
  return (
    <div className={styles.more}>
      {selectedValue === 'more' && <MoreLanguages data={data} key={data} />}
    </div>
  );
}
