import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {OperationLink, PageLink} from '@site/src/api/pageData';
import {getEffectWord} from '../EffectSign';
import Effect from './Effect';

export function OperationItem(props: OperationLink): ReactNode {
  const {to, summary, rpc, effect} = props;
  return (
    <>
      <Link to={to}>{summary}</Link> <code>{rpc}</code>
      {effect && <Effect effect={effect}>{getEffectWord(effect)}</Effect>}
    </>
  );
}

/** Where operations are sorted by their method. */
export function MethodItem(props: OperationLink): ReactNode {
  const {to, summary, rpc, effect} = props;
  return (
    <>
      <NameLink to={to} name={rpc} /> <span>{summary}</span>
      {effect && <Effect effect={effect}>{getEffectWord(effect)}</Effect>}
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
