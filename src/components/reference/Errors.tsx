import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Li from '@theme/MDXComponents/Li';
import type {CauseData, ErrorData} from '@site/src/api/pageData';
import {TryError} from '../tryIt/TryIt';
import {EnumValue} from './EnumValues';
import {getColon} from './punctuation';
import RichText from './RichText';
import styles from './styles.module.css';

interface CauseProps extends CauseData {
  operation: string;
}

function Cause(props: CauseProps): ReactNode {
  const {operation, anchor, text, message, remedy} = props;
  return (
    <>
      <TryError operation={operation} error={anchor} />
      <RichText text={text} />
      {message && (
        <p>
          <Translate>Example message</Translate>
          {getColon()}
          <code>{message}</code>
        </p>
      )}
      <RichText text={remedy} />
    </>
  );
}

/** Names of error fields, which are not translated. */
const parts = {code: 'code', message: 'message'};

interface Props {
  operation: string;
  streaming?: boolean;
  errors: ErrorData[];
  errorLink: string;
}

export default function Errors(props: Props): ReactNode {
  const {operation, streaming, errors, errorLink} = props;
  const error = (
    <Link to={errorLink}>
      <Translate>Connect error</Translate>
    </Link>
  );
  return (
    <>
      <p>
        {streaming ? (
          <Translate
            description="Text under the heading Errors of a stream; {error} is a link"
            values={{error}}
          >
            {
              'A stream that fails ends with a {error} in its last message; the HTTP status is still 200.'
            }
          </Translate>
        ) : (
          <Translate
            description="Text under the heading Errors; {error} is a link"
            values={{
              error,
              code: <code>{parts.code}</code>,
              message: <code>{parts.message}</code>,
            }}
          >
            {
              'A call that fails returns a {error}: its {code} identifies the kind of error, and its {message} describes it.'
            }
          </Translate>
        )}
      </p>
      {errors.length > 0 && (
        <ul className={styles.fields}>
          {errors.map(({code, httpStatus, causes}) => (
            <EnumValue
              key={code}
              anchor={`error.${code}`}
              name={code}
              httpStatus={httpStatus}
            >
              {causes.length === 1 ? (
                causes.map((cause) => (
                  <Cause key={cause.anchor} operation={operation} {...cause} />
                ))
              ) : (
                <ul>
                  {causes.map((cause) => (
                    <Li key={cause.anchor} id={cause.anchor}>
                      <Cause operation={operation} {...cause} />
                    </Li>
                  ))}
                </ul>
              )}
            </EnumValue>
          ))}
        </ul>
      )}
    </>
  );
}
