import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {getCommonOperations} from './commonOperations';
import Places, {type Place} from './Places';
import Recent from './Recent';

interface Props {
  recent: string[];
  /** Path of the page that is read, without the base address. */
  page: string;
  neighbors: readonly Place[];
  onChoose: (query: string) => void;
}

/**
 * Where to begin before something is typed: what the reader looked for, what is
 * next to the page, and what operators call.
 */
export default function StartList(props: Props): ReactNode {
  const {recent, page, neighbors, onChoose} = props;
  return (
    <>
      <Recent queries={recent} onChoose={onChoose} />
      <Places
        heading={translate({
          id: 'search.neighbors',
          message: 'Near this page',
          description:
            'Heading in the empty box of the search: the service of the page, and the pages before and after it',
        })}
        places={neighbors}
      />
      <Places
        heading={translate({
          id: 'search.common',
          message: 'Common operations',
          description:
            'Heading in the empty box of the search: operations that operators call most often',
        })}
        places={getCommonOperations([page, ...neighbors.map(({path}) => path)])}
      />
    </>
  );
}
