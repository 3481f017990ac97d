import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {OperationData} from '../../api/operationData';
import {getMeasures} from '../../calls/answer';
import Answer from './Answer';
import Foot from './Foot';
import {AnswerChoice, BodyFields} from './RequestFields';
import {confirmCall, serverNames, showWrongField} from './server';
import {Field, PlatformFields, ServerField} from './ServerFields';
import {usePanel, type PanelState, type Wanted} from './usePanel';
import answerStyles from './Answer.module.css';
import controls from './controls.module.css';
import styles from './Panel.module.css';

/** Whether there is room for a column, as in `Columns.module.css`. */
const isBesideText = (element: Element): boolean =>
  matchMedia('(min-width: 59em)').matches &&
  getComputedStyle(element).getPropertyValue('--holt-beside-text') === '1';

/** Focuses the heading when the response is ready. */
function useFocus(isReady: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Element focused when sending; the focus may have moved since.
  const origin = useRef(document.activeElement);
  useEffect(() => {
    const {activeElement} = document;
    const isOpen = heading.current?.closest('dialog')?.open;
    const stays =
      activeElement === origin.current || activeElement === document.body;
    if (!isReady || !isOpen || !stays) return;
    heading.current?.focus();
    // Focusing alone would leave it behind the footer.
    heading.current?.scrollIntoView();
  }, [isReady]);
  return heading;
}

interface AnswerProps {
  call: NonNullable<PanelState['call']>;
  data: OperationData;
}

function AnswerView({call: {sent, answer}, data}: AnswerProps): ReactNode {
  const {running, head, code, messages} = answer;
  const heading = useFocus(!running || messages !== undefined);
  return (
    <section className={answerStyles.answer} aria-busy={running}>
      <Heading
        as="h3"
        ref={heading}
        tabIndex={-1}
        className={answerStyles.heading}
      >
        {running && !messages ? (
          <Translate>Waiting for the response…</Translate>
        ) : head ? (
          <Translate>Response</Translate>
        ) : (
          <Translate>No response</Translate>
        )}{' '}
        {code && (
          <code className={code === 'ok' ? 'text--success' : 'text--danger'}>
            {code}
          </code>
        )}
      </Heading>
      {(head ?? !running) && (
        <p className="note">
          {`${serverNames[sent.server]} · ${getMeasures(answer)}`}
        </p>
      )}
      <Answer
        answer={answer}
        sent={sent}
        rpc={data.rpc}
        objects={data.objects}
      />
    </section>
  );
}

interface OptionsProps {
  data: OperationData;
  panel: PanelState;
}

function Options({data, panel}: OptionsProps): ReactNode {
  const {server, timeout, edit} = panel;
  const isPlatform = server.kind === 'platform';
  // Show the server before sending if the call leaves the page.
  const [isOpen] = useState(isPlatform);
  return (
    <details className={styles.options} open={isOpen}>
      <summary>
        <span className={controls.label}>
          <Translate description="Title of the folded choice of server and timeout; the server follows">
            Options
          </Translate>
        </span>{' '}
        <span className={controls.hint}>
          {isPlatform ? server.base : serverNames[server.kind]}
        </span>
      </summary>
      <ServerField server={server} simulated={data.simulated} />
      {isPlatform && <PlatformFields server={server} />}
      <Field
        label={<Translate>Timeout (ms)</Translate>}
        hint={translate({message: 'A whole number. Empty: no limit.'})}
      >
        {(props) => (
          <input
            {...props}
            inputMode="numeric"
            pattern="[1-9]\d{0,9}"
            className={controls.control}
            value={timeout}
            autoComplete="off"
            onChange={({target}) => edit({timeout: target.value})}
          />
        )}
      </Field>
    </details>
  );
}

interface Props {
  id: string;
  data: OperationData;
  wanted?: Wanted;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The Try it panel: a dialog next to the text, which stays usable, or a modal
 * sheet if there is no room.
 */
export default function Panel(props: Props): ReactNode {
  const {id, data, wanted, isOpen, onClose} = props;
  const {rpc} = data;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = usePanel(data, wanted);
  const {server, call, edit} = panel;

  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return undefined;
    if (isBesideText(element)) {
      element.show();
      // Scroll the panel to the top of the window, so that its footer is
      // visible.
      element.scrollIntoView();
    } else element.showModal();
    heading.current?.focus();
    return () => element.close();
  }, [isOpen]);

  function send(): void {
    if (panel.isRunning || showWrongField()) return;
    if (data.effect !== 'destroys' || confirmCall(rpc, server)) panel.send();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (!event.repeat) send();
    }
  }

  return (
    <dialog
      ref={dialog}
      id={id}
      className={styles.panel}
      aria-labelledby={`${id}-title`}
      data-checked
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className={styles.header}>
        <Heading as="h2" ref={heading} tabIndex={-1} className={styles.title}>
          <span id={`${id}-title`}>
            <Translate
              description="Heading of the panel; {rpc} is the name of the operation"
              values={{rpc}}
            >
              {'Try {rpc}'}
            </Translate>
          </span>
        </Heading>
        <button
          type="button"
          className={controls.close}
          aria-label={translate({message: 'Close the panel'})}
          onClick={onClose}
        />
      </div>
      <BodyFields
        data={data}
        text={panel.body}
        onChange={(body) => edit({body})}
      />
      {server.kind === 'sandbox' && (
        <AnswerChoice
          data={data}
          error={panel.error}
          onChange={(error) => edit({error})}
        />
      )}
      <Options data={data} panel={panel} />
      {call && <AnswerView key={call.number} call={call} data={data} />}
      <Foot data={data} panel={panel} onSend={send} />
    </dialog>
  );
}
