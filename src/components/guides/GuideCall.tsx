import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {GuideData, GuideOperation} from '../../guides/model';
import BreakableName from '../BreakableName';
import EffectSign from '../EffectSign';
import {SampleTabs} from '../reference/Samples';
import reference from '../reference/styles.module.css';
import styles from './guides.module.css';

interface LineProps {
  path: string;
  operation: GuideOperation;
  /** Whether the call destroys something, also where others of it do not. */
  destructive: boolean;
  /** What the link to the page of the operation says, if not its title. */
  children?: ReactNode;
}

/** The operation that is called, and what it does. */
export function CallLine(props: LineProps): ReactNode {
  const {path, operation, destructive, children} = props;
  const effect = destructive ? 'destroys' : operation.effect;
  return (
    <p className={clsx(reference.endpoint, styles.call)}>
      <strong className={reference.method}>POST</strong>{' '}
      <code className={reference.path}>
        <BreakableName name={path} />
      </code>{' '}
      <Link to={`/docs/api/${operation.slug}`}>
        {children ?? operation.title}
      </Link>{' '}
      {effect && <EffectSign effect={effect} />}
    </p>
  );
}

interface Props {
  guide: GuideData;
  /** Name of the operation, such as `WatchLogs`. */
  operation: string;
}

/**
 * A call that no step makes, such as one that returns a stream: its samples,
 * and the way to the panel on its page.
 *
 * @throws when the data of the guide has no such call
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
      <CallLine {...call} destructive={call.operation.destructive}>
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
