import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {Effect} from '../../api/openapi';
import type {GuideData, GuideOperation} from '../../guides/model';
import BreakableName from '../BreakableName';
import EffectSign from '../EffectSign';
import {SampleTabs} from '../reference/Samples';
import reference from '../reference/styles.module.css';
import styles from './guides.module.css';

interface LineProps {
  path: string;
  operation: GuideOperation;
  effect?: Effect;
  children?: ReactNode;
}

export function CallLine(props: LineProps): ReactNode {
  const {path, operation, effect, children} = props;
  return (
    <p className={clsx(reference.endpoint, styles.call)}>
      <strong className={reference.method}>POST</strong>{' '}
      <code className={reference.path}>
        <BreakableName name={path} />
      </code>{' '}
      <span>
        {effect && <EffectSign effect={effect} />}{' '}
        <Link to={`/docs/api/${operation.slug}`}>
          {children ?? operation.title}
        </Link>
      </span>
    </p>
  );
}

interface Props {
  guide: GuideData;
  operation: string;
}

/**
 * A call outside the steps, such as a streaming one: code samples, and a link
 * to its page.
 *
 * @throws if the guide's data does not contain the call
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
  return (
    <>
      <CallLine {...call} effect={call.operation.effect}>
        <Translate
          description="Link to the page of an operation, where a panel calls it; {operation} is its name"
          values={{operation: rpc}}
        >
          {'Try {operation} on its page'}
        </Translate>
      </CallLine>
      <SampleTabs samples={call.samples} />
    </>
  );
}
