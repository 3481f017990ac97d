import {useId, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {
  messageFile,
  formatPrintfCommand,
  toEnvelope,
  toHex,
  type Envelope,
} from './envelope';
import styles from './styles.module.css';

const shownBytes = 256;

const emptySample = '{}';
const asciiSample = '{"podName": "web-0"}';
const chineseSample = '{"message": "安裝完成"}';

/** Says what a server makes of the message. */
function Remarks({json, replaced}: Envelope): ReactNode {
  return (
    <>
      {json === 'object' && (
        <span className={styles.remark}>
          <Translate
            id="envelopeViewer.json.object"
            description="Remark under the message: it can be sent"
          >
            The message is a JSON object.
          </Translate>
        </span>
      )}
      {json === 'other' && (
        <span className={clsx(styles.remark, styles.problem)}>
          <Translate
            id="envelopeViewer.json.other"
            description="Remark under the message: a number, string or array"
          >
            The message is JSON, but not an object. Every request message of
            Holt is an object.
          </Translate>
        </span>
      )}
      {json === 'invalid' && (
        <span className={clsx(styles.remark, styles.problem)}>
          <Translate
            id="envelopeViewer.json.invalid"
            description="Remark under the message: it does not parse"
          >
            The message is not valid JSON, so a server rejects it. The bytes
            below are still exact.
          </Translate>
        </span>
      )}
      {replaced && (
        <span className={clsx(styles.remark, styles.problem)}>
          <Translate
            id="envelopeViewer.text.replaced"
            description="Remark under the message: it holds a lone surrogate"
          >
            Half of a surrogate pair has no form in UTF-8. Each one is sent as
            U+FFFD.
          </Translate>
        </span>
      )}
    </>
  );
}

/** Shows the envelope that a Connect stream puts around a message you type. */
export default function EnvelopeViewer(): ReactNode {
  const inputId = useId();
  const [input, setInput] = useState(asciiSample);
  const envelope = toEnvelope(input);
  const {prefix, message, total} = envelope;
  const {command, readsFile} = formatPrintfCommand(envelope);
  const decimalLength = `= ${message.length}`;
  const hiddenBytes = message.length - shownBytes;

  return (
    <div className={styles.viewer}>
      <label className={styles.label} htmlFor={inputId}>
        <Translate
          id="envelopeViewer.input.label"
          description="Label of the field for the message"
        >
          Message (JSON)
        </Translate>
      </label>
      <textarea
        id={inputId}
        className={styles.input}
        value={input}
        onChange={(event) => setInput(event.target.value)}
        rows={3}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-invalid={envelope.json !== 'object'}
      />
      <div
        className={styles.samples}
        role="group"
        aria-label={translate({
          id: 'envelopeViewer.samples.label',
          message: 'Example messages',
          description: 'Name of the group of buttons that fill in an example',
        })}
      >
        <button
          type="button"
          className={styles.sample}
          onClick={() => setInput(emptySample)}
        >
          <Translate
            id="envelopeViewer.samples.empty"
            description="Button that fills in a message without fields"
          >
            No fields
          </Translate>
        </button>
        <button
          type="button"
          className={styles.sample}
          onClick={() => setInput(asciiSample)}
        >
          <Translate
            id="envelopeViewer.samples.ascii"
            description="Button that fills in a message of ASCII characters"
          >
            ASCII
          </Translate>
        </button>
        <button
          type="button"
          className={styles.sample}
          onClick={() => setInput(chineseSample)}
        >
          <Translate
            id="envelopeViewer.samples.chinese"
            description="Button that fills in a message with Chinese characters"
          >
            Chinese
          </Translate>
        </button>
      </div>

      <output className={styles.result} htmlFor={inputId} aria-live="polite">
        <Remarks {...envelope} />
        <span className={styles.row}>
          <span>
            <Translate
              id="envelopeViewer.flags.label"
              description="Name of the first byte of the envelope"
            >
              Flags, 1 byte
            </Translate>
          </span>{' '}
          <span>
            <code>{toHex(prefix, 1)}</code>
          </span>
        </span>
        <span className={styles.row}>
          <span>
            <Translate
              id="envelopeViewer.length.label"
              description="Name of the four length bytes; hexadecimal and decimal value follow"
            >
              Length, 4 bytes
            </Translate>
          </span>{' '}
          <span>
            <code>{toHex(prefix.subarray(1))}</code> {decimalLength}
          </span>
        </span>
        <span className={styles.row}>
          <span>
            <Translate
              id="envelopeViewer.total.label"
              description="Name of the size of prefix and message; the number follows"
            >
              Total bytes
            </Translate>
          </span>{' '}
          <span>{total}</span>
        </span>
      </output>

      <p className={styles.label}>
        <Translate
          id="envelopeViewer.hex.label"
          description="Label of the bytes of the envelope"
        >
          Envelope in hexadecimal
        </Translate>
      </p>
      <pre className={styles.bytes}>
        <strong>{toHex(prefix)}</strong> {toHex(message, shownBytes)}
      </pre>
      {hiddenBytes > 0 && (
        <p>
          <Translate
            id="envelopeViewer.hex.hidden"
            description="Line under the first bytes of a long message"
            values={{count: hiddenBytes}}
          >
            {'Bytes not shown: {count}'}
          </Translate>
        </p>
      )}

      <p className={styles.label}>
        <Translate
          id="envelopeViewer.command.label"
          description="Label of the shell command"
        >
          Command that writes the envelope
        </Translate>
      </p>
      <pre className={clsx(styles.bytes, !readsFile && styles.note)}>
        {command}
      </pre>
      {readsFile && (
        <p className={styles.note}>
          <Translate
            id="envelopeViewer.command.file"
            description="Note under a command that reads the message from a file"
            values={{file: <code>{messageFile}</code>}}
          >
            {
              'This message is too long to paste, or contains control characters. The command reads it from {file}, which must contain the message and no line break after it.'
            }
          </Translate>
        </p>
      )}
    </div>
  );
}
