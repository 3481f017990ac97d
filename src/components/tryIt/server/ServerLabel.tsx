import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

export default function ServerLabel(): ReactNode {
  return (
    <Translate
      id="tryIt.server"
      description="Label of the choice of the server to call"
    >
      Server
    </Translate>
  );
}
