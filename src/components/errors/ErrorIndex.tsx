import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ErrorIndexData} from '@site/src/api/pageData';
import {NameLink} from '../reference/links';
import {Listed} from '../reference/punctuation';
import RichText from '../reference/RichText';
import styles from './errors.module.css';

type Code = ErrorIndexData['codes'][number];
type Cause = Code['backends'][number]['causes'][number];

function CauseItem({cause, message, operations}: Cause): ReactNode {
  return (
    <li>
      <RichText text={cause} />
      {message && (
        <p>
          <code>{message}</code>
        </p>
      )}
      <p>
        <Listed
          items={operations.map(({to, name}) => (
            <Link key={to} to={to}>
              {name}
            </Link>
          ))}
        />
      </p>
    </li>
  );
}

export default function ErrorIndex({codes}: ErrorIndexData): ReactNode {
  return (
    <div className={styles.index}>
      <ul className="bare">
        {codes.map(({name, count}) => (
          <li key={name}>
            <NameLink to={`#code.${name}`} name={name} />
            {` ${count}`}
          </li>
        ))}
      </ul>
      {codes.map(({name, backends}) => (
        <Fragment key={name}>
          <Heading as="h3" id={`code.${name}`}>
            {name}
          </Heading>
          {backends.map((backend) => (
            <Fragment key={backend.name}>
              <Heading
                as="h4"
                id={`code.${name}.${backend.name.toLowerCase()}`}
              >
                {backend.name}
              </Heading>
              <ul className="bare">
                {backend.causes.map((one, index) => (
                  <CauseItem key={index} {...one} />
                ))}
              </ul>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </div>
  );
}
