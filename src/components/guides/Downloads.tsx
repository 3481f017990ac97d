import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {GuideData} from '../../guides/model';

/** Option of the scripts that lists all others. */
const helpOption = '--help';

/** The guide as programs for a terminal, and as its workflow. */
export default function Downloads({guide}: {guide: GuideData}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const file = (ending: string) => (
    <Link
      to={`pathname://${withBaseUrl(`/workflows/${guide.name}${ending}`)}`}
      download
    >
      <code>{guide.name + ending}</code>
    </Link>
  );
  return (
    <p>
      <Translate
        id="guides.downloads"
        description="Below the button that runs a guide; {bash}, {python} and {arazzo} are links to files, {help} is an option"
        values={{
          bash: file('.sh'),
          python: file('.py'),
          arazzo: file('.arazzo.yaml'),
          help: <code>{helpOption}</code>,
        }}
      >
        {
          'To run the guide in a terminal, download {bash} (needs curl and jq) or {python} (needs Python alone); {help} lists the options. Both are made from {arazzo}, an Arazzo description that other tools run too.'
        }
      </Translate>
    </p>
  );
}
