import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {OperationData} from '../../api/operationData';
import AnswerView from './answer/AnswerView';
import BodyFields from './body/BodyFields';
import CopyLink from './link/CopyLink';
import {linked} from './link/linked';
import {isExample, getLinkedCall} from './link/getLinkedCall';
import ConfirmDialog from './ConfirmDialog';
import RequestLine from './RequestLine';
import SendBar from './SendBar';
import Address from './server/Address';
import Authorization from './server/Authorization';
import ServerField from './server/ServerField';
import SidePanel from './SidePanel';
import TimeoutField from './TimeoutField';
import {usePanel} from './usePanel';
import styles from './Panel.module.css';

export interface PanelProps {
  id: string;
  data: OperationData;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The panel that calls an operation. It has no router above it, and of
 * Docusaurus only what is there without a provider.
 */
export default function Panel(props: PanelProps): ReactNode {
  const {id, data, isOpen, onClose} = props;
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const address = useRef<HTMLInputElement>(null);
  const authorization = useRef<HTMLInputElement>(null);
  const timeout = useRef<HTMLInputElement>(null);
  const fields = {address, authorization, timeout};
  const request = useRef<HTMLDivElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [isFolded, setFolded] = useState(false);
  const panel = usePanel(data, baseUrl);
  const {call, server} = panel;
  useEffect(() => linked.watch(() => setFolded(false)), []);
  const isRunning = call.answer?.running === true;

  function send(isSure: boolean): void {
    setAsking(false);
    if (panel.fault) {
      fields[panel.fault].current?.focus();
    } else if (data.destructive && server.kind === 'platform' && !isSure) {
      setAsking(true);
    } else {
      // What has the focus keeps the request unfolded.
      if (request.current?.contains(document.activeElement)) {
        sendButton.current?.focus();
      }
      setFolded(true);
      panel.send();
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!isRunning && !event.repeat) send(false);
  }

  return (
    <SidePanel
      id={id}
      title={
        <Translate
          id="tryIt.title"
          description="Heading of the panel; {rpc} is the name of the operation"
          values={{rpc: data.rpc}}
        >
          {'Try {rpc}'}
        </Translate>
      }
      isOpen={isOpen}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div
        ref={request}
        className={clsx(isFolded && styles.folded)}
        onFocus={() => setFolded(false)}
      >
        <ServerField
          server={server}
          simulated={data.simulated || data.unimplemented}
        />
        {server.kind === 'platform' && (
          <>
            <Address server={server} input={address} />
            <Authorization server={server} input={authorization} />
          </>
        )}
        <BodyFields data={data} text={panel.body} onChange={panel.setBody} />
        <TimeoutField
          text={panel.timeout}
          onChange={panel.setTimeoutText}
          input={timeout}
        />
      </div>
      {isFolded && (
        <RequestLine
          server={server}
          body={panel.body}
          onEdit={() => request.current?.querySelector('textarea')?.focus()}
        />
      )}
      {isAsking && (
        <ConfirmDialog
          rpc={data.rpc}
          address={server.base ?? ''}
          onYes={() => send(true)}
          onNo={() => setAsking(false)}
        />
      )}
      <SendBar
        sendButton={sendButton}
        isRunning={isRunning}
        isStream={data.streaming}
        onSend={() => send(false)}
        onStop={call.stop}
        onReset={() => {
          setAsking(false);
          setFolded(false);
          panel.reset();
        }}
      >
        <CopyLink
          call={getLinkedCall(data, panel.body, server)}
          isWhole={isExample(data, panel.body)}
        />
      </SendBar>
      {call.answer && panel.sent && (
        <AnswerView
          key={call.number}
          answer={call.answer}
          sent={panel.sent}
          data={data}
          onInput={panel.sendInput}
        />
      )}
    </SidePanel>
  );
}
