import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Answer} from '../call/answer';
import {getServerName} from '../server/serverNames';
import type {ServerKind} from '../server/servers';
import styles from './answer.module.css';

const units = ['byte', 'kilobyte', 'megabyte'] as const;

/** A number of bytes as readers of a language write it. */
function getBytesText(bytes: number, locale: string): string {
  const power = bytes < 1000 ? 0 : bytes < 1e6 ? 1 : 2;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power === 0 ? 0 : 1,
  }).format(bytes / 1000 ** power);
}

interface Props {
  answer: Answer;
  /** The server that answered, where nothing beside says it. */
  server?: ServerKind;
}

/** Server, HTTP status, time and size of an answer. */
export default function ResponseMeta({answer, server}: Props): ReactNode {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const htmlLang = localeConfigs[currentLocale]?.htmlLang ?? currentLocale;
  const {head, time, size, running} = answer;
  if (running && !head) return null;
  const milliseconds = new Intl.NumberFormat(htmlLang, {
    style: 'unit',
    unit: 'millisecond',
    maximumFractionDigits: 0,
  }).format(Math.max(1, time));
  return (
    <p className={styles.measures}>
      {server && <span>{getServerName(server)}</span>}
      {head && (
        <span>
          <Translate
            id="tryIt.answer.status"
            description="HTTP status of an answer"
            values={{status: head.status}}
          >
            {'HTTP {status}'}
          </Translate>
        </span>
      )}
      <span>{milliseconds}</span>
      {head && <span>{getBytesText(size, htmlLang)}</span>}
    </p>
  );
}
