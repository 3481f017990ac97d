import {Fragment, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {SamplesData} from '@site/src/api/pageData';
import Code from '../code/Code';
import {getColon} from './punctuation';
import RichText from './RichText';
import {useSamples} from './useSamples';

const exampleTitles: Record<'request' | 'response', ReactNode> = {
  request: <Translate>Example request</Translate>,
  response: <Translate>Example response</Translate>,
};

/**
 * Code samples of the first example, or of the call that the reader makes in the
 * panel, in every language, the language chosen once for all pages; below them
 * the other examples.
 */
export default function Samples(props: SamplesData): ReactNode {
  const {summary, languages, examples} = props;
  const fromPanel = useSamples();
  return (
    <>
      {fromPanel ? (
        <p>
          <Translate>The call that you have set up under “Try it”</Translate>
        </p>
      ) : (
        summary.length > 0 && (
          <p>
            <RichText text={summary} />
          </p>
        )
      )}
      <Tabs groupId="sample-language">
        {languages.map(({id, label, code}) => {
          const own = fromPanel?.[id];
          return (
            <TabItem key={id} value={id} label={label}>
              <Code {...(own ? {language: code.language, ...own} : code)} />
            </TabItem>
          );
        })}
      </Tabs>
      {examples.map(({side, summary: title, code}, index) => (
        <Fragment key={index}>
          <p>
            <strong>{exampleTitles[side]}</strong>
            {getColon()}
            <RichText text={title} />
          </p>
          <Code {...code} />
        </Fragment>
      ))}
    </>
  );
}
