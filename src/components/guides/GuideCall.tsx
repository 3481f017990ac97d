import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {GuideData, GuideOperation, GuideSample} from '../../guides/model';
import BreakableName from '../BreakableName';
import Code from '../code/Code';
import EffectSign from '../EffectSign';
import reference from '../reference/styles.module.css';
import styles from './guides.module.css';

interface LineProps {
  path: string;
  operation: GuideOperation;
  destructive: boolean;
  /** What the link to the page of the operation says, if not its title. */
  children?: ReactNode;
}

/** The operation that is called, and whether it destroys something. */
export function CallLine(props: LineProps): ReactNode {
  const {path, operation, destructive, children} = props;
  return (
    <p className={styles.call}>
      <strong className={reference.method}>POST</strong>{' '}
      <code className={reference.path}>
        <BreakableName name={path} />
      </code>{' '}
      <Link to={`/docs/api/${operation.slug}`}>
        {children ?? operation.title}
      </Link>
      {operation.effect && (
        <>
          {' '}
          <EffectSign effect={operation.effect} />
        </>
      )}
      {destructive && (
        <>
          {' '}
          <span className={reference.danger}>
            <Translate
              id="reference.destructive"
              description="Mark of a guide step whose call loses data or ends running work"
            >
              destructive
            </Translate>
          </span>
        </>
      )}
    </p>
  );
}

interface SamplesProps {
  samples: GuideSample[];
  /** Shows a sample in another way than the page was built with. */
  show?: (sample: GuideSample) => ReactNode;
}

/** A call in every language, the language chosen once for all pages. */
export function Samples({samples, show}: SamplesProps): ReactNode {
  return (
    <Tabs groupId="sample-language">
      {samples.map((sample) => (
        <TabItem key={sample.id} value={sample.id} label={sample.label}>
          {show?.(sample) ?? <Code {...sample} />}
        </TabItem>
      ))}
    </Tabs>
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
  const {operation, path, samples} = call;
  return (
    <>
      <CallLine
        path={path}
        operation={operation}
        destructive={operation.destructive}
      >
        <Translate
          id="guides.call.try"
          description="Link to the page of an operation, where a panel calls it; {operation} is its name"
          values={{operation: rpc}}
        >
          {'Try {operation} on its page'}
        </Translate>
      </CallLine>
      <Samples samples={samples} />
    </>
  );
}
