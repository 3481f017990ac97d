import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import {apiFolder, index, introductionLink} from '@site/src/api/links';
import type {OperationsPageData, PageProps} from '@site/src/api/pageData';
import {getAddress} from '../search/queryAddress';
import {hasWords} from './filterLists';
import {LinkList, OperationItem} from './links';
import ListFilter from './ListFilter';
import ReferencePage from './ReferencePage';
import controls from '../tryIt/controls.module.css';
import styles from './OperationsPage.module.css';

function getStatus(count: number, all: number): string {
  if (count === all) {
    return translate(
      {
        message: '{all} operations',
        description: 'How many operations a list has; keep {all}',
      },
      {all},
    );
  }
  if (count === 0) {
    return translate({
      message: 'No matching operations.',
      description: 'Shown when the filter of a list matches nothing',
    });
  }
  return translate(
    {
      message: '{count} of {all} operations',
      description:
        'How many operations of a list match the filter; keep the two',
    },
    {count, all},
  );
}

function Services({services}: OperationsPageData): ReactNode {
  return services.map(({key, fullName, to, name, about, operations}) => (
    <section key={key} data-words={fullName}>
      <Heading as="h2" id={key}>
        <Link to={to}>{name}</Link>
      </Heading>
      <p>{about}</p>
      <LinkList items={operations} Item={OperationItem} className="plain" />
    </section>
  ));
}

export default function OperationsPage(
  page: OperationsPageData & PageProps,
): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
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
      <ListFilter
        total={page.count}
        isMatch={({query = ''}, item, section) => {
          const heading = section.querySelector('h2')?.textContent;
          const {words} = section.dataset;
          return hasWords(`${heading} ${words} ${item.textContent}`, query);
        }}
        lists={<Services {...page} />}
        className={styles.lists}
      >
        {(count, {query = ''}) => (
          <>
            <label className={styles.filter} data-filter="">
              <span className={controls.label}>
                {translate({
                  message: 'Filter',
                  description:
                    'Label of the field that hides operations which do not match',
                })}
              </span>
              <input
                className={controls.control}
                type="search"
                name="query"
                placeholder={translate({
                  message: 'Name or service',
                  description: 'In the empty field that filters operations',
                })}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
              />
            </label>
            <span role="status" className="note">
              {getStatus(count, page.count)}
            </span>
            {count === 0 && (
              <Link to={pathname + getAddress(query)}>
                <Translate>Search the whole site</Translate>
              </Link>
            )}
          </>
        )}
      </ListFilter>
    </ReferencePage>
  );
}
