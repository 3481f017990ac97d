import type {ReactNode} from 'react';
import type {
  ContentPageData,
  ListData,
  ListedPage,
  PageProps,
} from '@site/src/api/pageData';
import Strata from '../strata/Strata';
import Legend from './Legend';
import {LinkList, NameLink, OperationItem} from './links';
import ReferencePage from './ReferencePage';
import RichText from './RichText';
import styles from './ContentPage.module.css';

const Item = (page: ListedPage): ReactNode =>
  'rpc' in page ? <OperationItem {...page} /> : <NameLink {...page} />;

function List({items, folded}: ListData): ReactNode {
  const list = <LinkList items={items} Item={Item} className={styles.list} />;
  return folded ? (
    <details>
      <summary>{folded}</summary>
      {list}
    </details>
  ) : (
    list
  );
}

/** A page of text and lists: a service, the lists of the API, its changes. */
export default function ContentPage(
  page: ContentPageData & PageProps,
): ReactNode {
  const {name, lead, layer, parts} = page;
  const operations = parts
    .flatMap((part) => ('items' in part ? part.items : []))
    .filter(({effect}) => effect);
  return (
    <ReferencePage {...page}>
      {name && (
        <p className="note bare">
          <code>{name}</code>
        </p>
      )}
      <RichText text={lead} />
      {layer && <Strata layer={layer} />}
      {operations.length > 0 && <Legend operations={operations} />}
      {parts.map((part, index) =>
        'items' in part ? (
          <List key={index} {...part} />
        ) : (
          <RichText key={index} text={part} />
        ),
      )}
    </ReferencePage>
  );
}
