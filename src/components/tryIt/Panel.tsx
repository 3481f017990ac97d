import {useEffect, useRef, type KeyboardEvent, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {useStore} from '../store';
import AnswerView from './answer/AnswerView';
import ConfirmDialog from './ConfirmDialog';
import Field from './Field';
import Foot from './Foot';
import {linked} from './link/link';
import {AnswerChoice, BodyFields} from './RequestFields';
import {Address, Authorization, ServerField} from './server/ServerFields';
import {getServerName} from './server/servers';
import {readTimeout, usePanel} from './usePanel';
import {panelId, type PanelProps} from './view';
import controls from './controls.module.css';
import styles from './Panel.module.css';

/** Whether there is room beside the text, as `Columns.module.css` decides. */
const isBesideText = (element: Element): boolean =>
  matchMedia('(min-width: 59em)').matches &&
  getComputedStyle(element).getPropertyValue('--holt-beside-text') === '1';

/**
 * The panel that calls an operation: a dialog beside the text, which stays in
 * use; where there is no room for both, a sheet over the page. It has no router
 * above it, and of Docusaurus only what is there without a provider.
 */
export default function Panel({data, isOpen, onClose}: PanelProps): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const request = useRef<HTMLDivElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const options = useRef<HTMLDetailsElement>(null);
  const address = useRef<HTMLInputElement>(null);
  const authorization = useRef<HTMLInputElement>(null);
  const timeout = useRef<HTMLInputElement>(null);
  const panel = usePanel(data, baseUrl);
  const {server, call, edit} = panel;
  const isPlatform = server.kind === 'platform';
  const isTimeoutWrong = Number.isNaN(readTimeout(panel.timeout));

  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return undefined;
    if (isBesideText(element)) {
      element.show();
      // To the top of the window, so that its foot is in view, too.
      element.scrollIntoView();
    } else element.showModal();
    heading.current?.focus();
    return () => element.close();
  }, [isOpen]);

  // Where a call goes that leaves the page is in view before it is sent.
  const link = useStore(linked);
  useEffect(() => {
    if (isPlatform && options.current) options.current.open = true;
  }, [isPlatform, link]);

  function send(isSure: boolean): void {
    if (panel.isRunning) return;
    if (panel.fault) {
      edit({});
      if (options.current) options.current.open = true;
      const fields = {address, authorization, timeout};
      const field = fields[panel.fault];
      requestAnimationFrame(() => field.current?.focus());
    } else if (data.destructive && isPlatform && !isSure) {
      panel.ask(true);
    } else {
      // What has the focus goes with the request.
      if (request.current?.contains(document.activeElement)) {
        sendButton.current?.focus();
      }
      panel.send();
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (!event.repeat) send(false);
    }
  }

  return (
    <dialog
      ref={dialog}
      id={panelId}
      className={styles.panel}
      aria-labelledby={`${panelId}-title`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={onKeyDown}
    >
      <div className={styles.header}>
        <Heading as="h2" ref={heading} tabIndex={-1} className={styles.title}>
          <span id={`${panelId}-title`}>
            <Translate
              description="Heading of the panel; {rpc} is the name of the operation"
              values={{rpc: data.rpc}}
            >
              {'Try {rpc}'}
            </Translate>
          </span>
        </Heading>
        <button
          type="button"
          className={clsx(controls.quiet, styles.close)}
          aria-label={translate({message: 'Close the panel'})}
          onClick={onClose}
        />
      </div>
      <div ref={request} hidden={panel.isFolded}>
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
        <details ref={options} className={styles.options}>
          <summary>
            <span className={controls.label}>
              <Translate description="Title of the folded choice of server and timeout; the server follows">
                Options
              </Translate>
            </span>{' '}
            <span className={controls.hint}>
              {isPlatform ? server.base : getServerName(server.kind)}
            </span>
          </summary>
          <ServerField
            server={server}
            simulated={data.simulated || data.unimplemented}
          />
          {isPlatform && (
            <>
              <Address server={server} input={address} />
              <Authorization server={server} input={authorization} />
            </>
          )}
          <Field
            label={<Translate>Timeout (ms)</Translate>}
            hint={
              isTimeoutWrong
                ? translate({
                    message: 'A whole number from 1 to 9999999999, or nothing.',
                  })
                : translate({message: 'Empty: no limit.'})
            }
            isWrong={isTimeoutWrong}
          >
            {(props) => (
              <input
                {...props}
                ref={timeout}
                inputMode="numeric"
                className={controls.control}
                value={panel.timeout}
                autoComplete="off"
                onChange={({target}) => edit({timeout: target.value})}
              />
            )}
          </Field>
        </details>
      </div>
      {panel.isAsking && (
        <ConfirmDialog
          rpc={data.rpc}
          address={server.base ?? ''}
          onYes={() => send(true)}
          onNo={() => panel.ask(false)}
        />
      )}
      {call && (
        <AnswerView
          key={call.number}
          answer={call.answer}
          sent={call.sent}
          data={data}
        />
      )}
      <Foot
        data={data}
        panel={panel}
        sendButton={sendButton}
        onSend={() => send(false)}
        onEdit={() => {
          edit({});
          requestAnimationFrame(() =>
            request.current?.querySelector('textarea')?.focus(),
          );
        }}
      />
    </dialog>
  );
}
