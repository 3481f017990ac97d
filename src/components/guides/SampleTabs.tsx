import type {ReactNode} from 'react';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {GuideSample} from '../../guides/model';
import Code from '../code/Code';

interface Props {
  samples: GuideSample[];
  /** Shows a sample in another way than the page was built with. */
  show?: (sample: GuideSample) => ReactNode;
}

/** A call in every language, the language chosen once for all pages. */
export default function SampleTabs({samples, show}: Props): ReactNode {
  return (
    <Tabs groupId="sample-language">
      {samples.map((sample) => (
        <TabItem key={sample.id} value={sample.id} label={sample.label}>
          {show ? (
            show(sample)
          ) : (
            <Code
              language={sample.language}
              html={sample.html}
              lines={sample.lines}
            />
          )}
        </TabItem>
      ))}
    </Tabs>
  );
}
