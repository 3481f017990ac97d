import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {SamplesData} from '@site/src/api/pageData';
import {sampleHost} from '@site/src/api/samples/call';
import Code from '../code/Code';
import {fillSample, forgetOwnValues, useOwnValues} from '../tryIt/ownValues';
import {useServer} from '../tryIt/server';
import {getColon} from './punctuation';
import RichText from './RichText';
import {useSamples, type ShownSample} from './useSamples';
import styles from './Columns.module.css';

const exampleTitles: Record<'request' | 'response', ReactNode> = {
  request: <Translate>Example request</Translate>,
  response: <Translate>Example response</Translate>,
};

interface TabsProps {
  samples: readonly ShownSample[];
}

/** A call in every language. The selected language applies to all pages. */
export function SampleTabs({samples}: TabsProps): ReactNode {
  return (
    <Tabs groupId="sample-language">
      {samples.map(({id, label, ...code}) => (
        <TabItem key={id} value={id} label={label}>
          <Code {...code} />
        </TabItem>
      ))}
    </Tabs>
  );
}

export default function Samples(props: SamplesData): ReactNode {
  const {
    summary,
    languages,
    examples: [example, ...others],
  } = props;
  const fromPanel = useSamples();
  const values = useOwnValues();
  const {sampleBase} = useServer();
  const filled = languages.map(({code: {html = ''}}) =>
    fillSample(html, values),
  );
  const isFilled = filled.some(
    (html, index) => html !== (languages[index]?.code.html ?? ''),
  );
  return (
    <>
      {(fromPanel ?? (isFilled || summary.length > 0)) && (
        <p className={styles.caption}>
          {fromPanel ? (
            <Translate>Your request from “Try it”</Translate>
          ) : isFilled ? (
            <>
              <Translate>With the values of your last calls</Translate>
              <button type="button" className="link" onClick={forgetOwnValues}>
                <Translate description="Button that shows the sample of the page again, without the reader's values">
                  Use the example
                </Translate>
              </button>
            </>
          ) : (
            <RichText text={summary} />
          )}
        </p>
      )}
      <SampleTabs
        samples={
          fromPanel ??
          languages.map(({id, label, code}, index) => ({
            id,
            label,
            ...code,
            html: filled[index]?.replace(sampleHost, sampleBase),
          }))
        }
      />
      {example && (
        // Always open next to the text.
        <details className={styles.example}>
          <summary>{exampleTitles[example.side]}</summary>
          <Code {...example.code} title={<RichText text={example.summary} />} />
          {others.map(({side, summary: title, code}, index) => (
            <details key={index} className={styles.example}>
              <summary>
                {exampleTitles[side]}
                {getColon()}
                <RichText text={title} />
              </summary>
              <Code {...code} />
            </details>
          ))}
        </details>
      )}
    </>
  );
}
