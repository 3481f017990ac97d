import {useEffect, useState} from 'react';
import type {SampleCall} from '@site/src/reference/samples/call';
import {getCall} from '@site/src/reference/samples/getCall';
import {fetchOperation} from '../fetchOperation';
import {useSamples} from '../useSamples';

/**
 * The call that the samples make: that of the panel, or the page's own, which
 * is fetched.
 *
 * @param address of the data of the operation
 */
export function useSampleCall(address: string): {
  call?: SampleCall;
  failed: boolean;
  retry: () => void;
} {
  const shown = useSamples()?.call;
  const [own, setOwn] = useState<SampleCall>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const isNeeded = !shown && !own;
  useEffect(() => {
    if (!isNeeded) return undefined;
    const controller = new AbortController();
    const {signal} = controller;
    fetchOperation(address, signal)
      .then((data) => setOwn(getCall(data, data.examples[0]?.value)))
      .catch(() => {
        if (!signal.aborted) setFailed(true);
      });
    return () => controller.abort();
  }, [address, isNeeded, tries]);
  const call = shown ?? own;
  return {
    call,
    failed: failed && !call,
    retry: () => {
      setFailed(false);
      setTries(tries + 1);
    },
  };
}
