import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {OperationLink, PageLink} from '@site/src/api/pageData';
import EffectSign from '../EffectSign';

export function OperationItem(props: OperationLink): ReactNode {
  const {to, summary, rpc, effect} = props;
  return (
    <>
      <Link to={to}>{summary}</Link> <code>{rpc}</code>
      {effect && <EffectSign effect={effect} />}
    </>
  );
}

/** Where operations are sorted by their method. */
export function MethodItem(props: OperationLink): ReactNode {
  const {to, summary, rpc, effect} = props;
  return (
    <>
      <NameLink to={to} name={rpc} /> <span>{summary}</span>
      {effect && <EffectSign effect={effect} />}
    </>
  );
}

export function NameLink({to, name}: PageLink): ReactNode {
  return (
    <Link to={to}>
      <code>{name}</code>
    </Link>
  );
}
