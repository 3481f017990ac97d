import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import FailureNotice from '../FailureNotice';

/** Says that what runs guides did not come, and tries again. */
export default function RunnerFailure({
  onRetry,
}: {
  onRetry: () => void;
}): ReactNode {
  return (
    <FailureNotice onRetry={onRetry}>
      <Translate
        id="guides.failed"
        description="Shown when what runs a guide could not be fetched"
      >
        What runs the steps could not be loaded. Check your connection, then
        retry.
      </Translate>
    </FailureNotice>
  );
}
