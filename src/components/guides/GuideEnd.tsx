import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {GuideData} from '../../guides/model';
import RichText from '../reference/RichText';
import {useRunner} from './loadRunner';
import Result from './Result';
import RunButtons from './RunButtons';

/** What a guide leaves behind, how to undo it, and how far the reader is. */
export default function GuideEnd({guide}: {guide: GuideData}): ReactNode {
  const runner = useRunner();
  return (
    <>
      <Result guide={guide} />
      {guide.leaves.length > 0 && (
        <ul>
          {guide.leaves.map((one, index) => (
            <li key={index}>
              <RichText text={one} />
            </li>
          ))}
        </ul>
      )}
      {guide.undo.length > 0 && (
        <>
          <Heading as="h2" id="undo">
            <Translate id="guides.undo" description="Heading in a guide">
              Undo it
            </Translate>
          </Heading>
          <ol>
            {guide.undo.map((one, index) => (
              <li key={index}>
                <RichText text={one} />
              </li>
            ))}
          </ol>
        </>
      )}
      {/* Last, so that it sticks to the lower edge of the window all along. */}
      {runner && (
        <runner.Bar guide={guide}>
          <RunButtons guide={guide} />
        </runner.Bar>
      )}
    </>
  );
}
