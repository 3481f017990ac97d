import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {GuideData} from '../../guides/model';
import CallLine from './CallLine';
import SampleTabs from './SampleTabs';

interface Props {
  guide: GuideData;
  /** Name of the operation, such as `WatchLogs`. */
  operation: string;
}

/**
 * A call that no step makes, such as one that returns a stream: its samples,
 * and the way to the panel on its page.
 *
 * @throws when the data of the guide has no such call
 */
export default function GuideCall({guide, operation: rpc}: Props): ReactNode {
  const call = (guide as GuideData | undefined)?.calls.find(
    ({operation}) => operation.rpc === rpc,
  );
  if (!call) {
    throw new Error(
      `<GuideCall operation="${rpc}" /> must say guide={guide}, and name an operation of the API. After a change of the page, run npm run api.`,
    );
  }
  const {operation, path, samples} = call;
  return (
    <>
      <CallLine
        path={path}
        operation={operation}
        destructive={operation.destructive}
      >
        <Translate
          id="guides.call.try"
          description="Link to the page of an operation, where a panel calls it; {operation} is its name"
          values={{operation: rpc}}
        >
          {'Try {operation} on its page'}
        </Translate>
      </CallLine>
      <SampleTabs samples={samples} />
    </>
  );
}
