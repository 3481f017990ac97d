import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {IndexPageData, Letter, PageProps} from '@site/src/api/pageData';
import Legend from './Legend';
import {LinkList, MethodItem, NameLink} from './links';
import {getColon} from './punctuation';
import ReferencePage from './ReferencePage';
import styles from './IndexPage.module.css';

interface LettersProps<T> {
  id: string;
  title: string;
  letters: Letter<T>[];
  Item: (entry: T) => ReactNode;
}

function Letters<T extends {to: string}>(props: LettersProps<T>): ReactNode {
  const {id, title, letters, Item} = props;
  const anchorOf = (letter: string) => `${id}-${letter.toLowerCase()}`;
  const label = translate({
    message: 'Letters',
    description: 'Name of the links to the letters of an index, read aloud',
  });
  return (
    <>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      <nav
        className={styles.letters}
        aria-label={`${label}${getColon()}${title}`}
      >
        {letters.map(({letter}) => (
          <Link key={letter} to={`#${anchorOf(letter)}`}>
            {letter}
          </Link>
        ))}
      </nav>
      <div className={styles.index}>
        {letters.map(({letter, entries}) => (
          <Fragment key={letter}>
            <Heading as="h3" id={anchorOf(letter)}>
              {letter}
            </Heading>
            <LinkList items={entries} Item={Item} className="plain" />
          </Fragment>
        ))}
      </div>
    </>
  );
}

export default function IndexPage(page: IndexPageData & PageProps): ReactNode {
  const {operations, schemas, errorCodes} = page;
  return (
    <ReferencePage {...page}>
      <Legend />
      <Letters
        id="operations"
        title={translate({
          message: 'Operations',
          description: 'Heading of a list of operations',
        })}
        letters={operations}
        Item={MethodItem}
      />
      <Letters
        id="schemas"
        title={translate({
          message: 'Schemas',
          description: 'Heading of a list of schemas',
        })}
        letters={schemas}
        Item={NameLink}
      />
      <Heading as="h2" id="errors">
        {translate({
          message: 'Error codes',
          description: 'Heading of the list of error codes',
        })}
      </Heading>
      <ul>
        {errorCodes.map(({httpStatus, ...code}) => (
          <li key={code.name}>
            <NameLink {...code} />
            {httpStatus && ` HTTP ${httpStatus}`}
          </li>
        ))}
      </ul>
    </ReferencePage>
  );
}
