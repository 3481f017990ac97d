import type {ReactNode} from 'react';
import type {
  ContentPageData,
  ListedPage,
  PageProps,
  SectionData,
} from '@site/src/api/pageData';
import Strata from '../strata/Strata';
import Legend from './Legend';
import {LinkList, NameLink, OperationItem} from './links';
import ReferencePage from './ReferencePage';
import RichText from './RichText';
import styles from './ContentPage.module.css';

const Item = (page: ListedPage): ReactNode =>
  'rpc' in page ? <OperationItem {...page} /> : <NameLink {...page} />;

function Section({text, items, folded}: SectionData): ReactNode {
  const list = items && (
    <LinkList items={items} Item={Item} className={styles.list} />
  );
  return (
    <>
      {text && <RichText text={text} />}
      {folded ? (
        <details>
          <summary>{folded}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </>
  );
}

/** A page of sections: a service, the lists of the API, its changes. */
export default function ContentPage(
  page: ContentPageData & PageProps,
): ReactNode {
  const {name, lead, layer, sections} = page;
  const operations = sections
    .flatMap(({items = []}) => items)
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
      {sections.map((section, index) => (
        <Section key={index} {...section} />
      ))}
    </ReferencePage>
  );
}
