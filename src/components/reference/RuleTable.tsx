import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {RuleTableData} from '@site/src/changes/pageData';
import {getColon} from './punctuation';
import RichText from './RichText';

type Verdict = RuleTableData['rules'][number]['call'];

function Cell({verdict, span}: {verdict: Verdict; span?: number}): ReactNode {
  return (
    <td colSpan={span}>
      {verdict ? (
        <>
          <strong>{verdict.rating}</strong>
          {getColon()}
          <RichText text={verdict.why} />
        </>
      ) : (
        '–'
      )}
    </td>
  );
}

/** Rules about breaking changes: one row per kind of change. */
export default function RuleTable({rules}: RuleTableData): ReactNode {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <table tabIndex={0}>
      <thead>
        <tr>
          <th scope="col">
            <Translate description="Heading of a column: a kind of change">
              Change
            </Translate>
          </th>
          <th scope="col">
            <Translate description="Heading of a column: what a change means in a request">
              In a request
            </Translate>
          </th>
          <th scope="col">
            <Translate description="Heading of a column: what a change means in a response">
              In a response
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {rules.map(({what, call, request, response}, index) => (
          <tr key={index}>
            <td>{what}</td>
            {call ? (
              <Cell verdict={call} span={2} />
            ) : (
              <>
                <Cell verdict={request} />
                <Cell verdict={response} />
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
