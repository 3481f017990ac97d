import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {OperationLink, PageLink} from '@site/src/api/pageData';
import EffectSign from '../EffectSign';
import {getColon, Listed} from './punctuation';

interface About {
  /** What it is, after the link. */
  about?: string;
}

type NamedPage = Pick<PageLink, 'name'> & Partial<PageLink>;

export function OperationItem(props: OperationLink & About): ReactNode {
  const {to, summary, rpc, effect, about} = props;
  return (
    <>
      <Link to={to}>{summary}</Link> <code>{rpc}</code>
      {effect && <EffectSign effect={effect} />}
      {about && <span>{about}</span>}
    </>
  );
}

export const TitleLink = ({to, name, about}: PageLink & About): ReactNode => (
  <>
    <Link to={to}>{name}</Link>
    {about && getColon() + about}
  </>
);

/** A name in code, linked if it has a page. */
export function NameLink(
  props: NamedPage & Pick<OperationLink, 'effect'> & About,
): ReactNode {
  const {to, name, effect, about} = props;
  const code = <code>{name}</code>;
  return (
    <>
      {to ? <Link to={to}>{code}</Link> : code}
      {effect && <EffectSign effect={effect} />}
      {about && getColon() + about}
    </>
  );
}

interface LinkListProps<T> {
  items: readonly T[];
  Item: (item: T) => ReactNode;
  className?: string;
}

export function LinkList<T extends {to: string}>(
  props: LinkListProps<T>,
): ReactNode {
  const {items, Item, className} = props;
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.to}>
          <Item {...item} />
        </li>
      ))}
    </ul>
  );
}

/** Names in a sentence. */
export const NameList = ({items}: {items: NamedPage[]}): ReactNode => (
  <Listed
    items={items.map((item) => (
      <NameLink key={item.name} {...item} />
    ))}
  />
);
