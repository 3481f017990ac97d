import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useSamples} from './useSamples';

interface Props {
  /** Summary of the example that the samples send. */
  children?: ReactNode;
}

/** What the samples send: the first example, or the call in the panel. */
export default function SampleTitle({children}: Props): ReactNode {
  if (!useSamples()) return children;
  return (
    <p>
      <Translate description="Above code samples that make the call in the panel">
        The call that you have set up under “Try it”
      </Translate>
    </p>
  );
}
