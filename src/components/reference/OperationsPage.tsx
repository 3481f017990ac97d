import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import {apiFolder, index, introductionLink} from '@site/src/api/links';
import type {OperationsPageData, PageProps} from '@site/src/api/pageData';
import {getAddress} from '../search/queryAddress';
import {OperationItem} from './links';
import {filterLists, isQuery} from './operationFilter';
import ReferencePage from './ReferencePage';
import controls from '../tryIt/controls.module.css';
import styles from './OperationsPage.module.css';

interface FilterProps {
  total: number;
  /** Sections with a heading, a description, and a list. */
  children: ReactNode;
}

interface Found {
  query: string;
  count: number;
}

/** The filter appears after hydration; the lists are in the HTML. */
function OperationFilter({total, children}: FilterProps): ReactNode {
  const {pathname} = useLocation();
  const [found, setFound] = useState<Found>();
  const field = useRef<HTMLInputElement>(null);
  const lists = useRef<HTMLDivElement>(null);

  function filter(): void {
    const query = field.current?.value ?? '';
    const count = lists.current ? filterLists(lists.current, query) : 0;
    setFound(isQuery(query) ? {query, count} : undefined);
  }

  function clear(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !field.current?.value) return;
    event.preventDefault();
    field.current.value = '';
    filter();
  }

  // The reader may have typed before hydration.
  useEffect(filter, []);

  function getStatus(): string {
    if (!found) {
      return translate(
        {
          message: '{all} operations',
          description: 'How many operations a list has; keep {all}',
        },
        {all: total},
      );
    }
    if (found.count === 0) {
      return translate({
        message: 'No operation matches.',
        description: 'Shown when the filter of a list matches nothing',
      });
    }
    return translate(
      {
        message: '{count} of {all} operations',
        description:
          'How many operations of a list match the filter; keep the two',
      },
      {count: found.count, all: total},
    );
  }

  return (
    <>
      <div className={styles.bar}>
        <label className={styles.filter} data-filter="">
          <span className={controls.label}>
            {translate({
              message: 'Filter',
              description:
                'Label of the field that hides operations which do not match',
            })}
          </span>
          <input
            ref={field}
            className={controls.control}
            type="search"
            placeholder={translate({
              message: 'Name or service',
              description: 'In the empty field that filters operations',
            })}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={filter}
            onKeyDown={clear}
          />
        </label>
        <span role="status" className="note">
          {getStatus()}
        </span>
        {found?.count === 0 && (
          <Link to={pathname + getAddress(found.query)}>
            <Translate>Search the whole site</Translate>
          </Link>
        )}
      </div>
      <div ref={lists} className={styles.lists}>
        {children}
      </div>
    </>
  );
}

export default function OperationsPage(
  props: OperationsPageData & PageProps,
): ReactNode {
  const {count, services, ...page} = props;
  const {siteConfig} = useDocusaurusContext();
  const values = {
    name: siteConfig.title,
    introduction: (
      <Link to={introductionLink}>
        <Translate description="Link in the sentence at the top of the page that lists all operations">
          introduction
        </Translate>
      </Link>
    ),
    index: (
      <Link to={`/docs/${apiFolder}/${index}`}>
        <Translate description="Title of the page that lists everything by its name">
          A to Z
        </Translate>
      </Link>
    ),
  };
  return (
    <ReferencePage {...page}>
      <p>
        <Translate
          description="At the top of the page that lists all operations; keep the two links and {name}"
          values={values}
        >
          {
            'Every operation of the {name} API, by service. The {introduction} explains how to call them. {index} also lists the schemas and error codes.'
          }
        </Translate>
      </p>
      <OperationFilter total={count}>
        {services.map(({key, fullName, to, name, about, operations}) => (
          <section key={key} data-words={fullName}>
            <Heading as="h2" id={key}>
              <Link to={to}>{name}</Link>
            </Heading>
            <p>{about}</p>
            <ul className="plain">
              {operations.map((operation) => (
                <li key={operation.to}>
                  <OperationItem {...operation} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </OperationFilter>
    </ReferencePage>
  );
}
