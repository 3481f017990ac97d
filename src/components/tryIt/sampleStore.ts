import type {ReactNode} from 'react';
import type {SampleCall} from '../../reference/samples/call';
import type {LinkedCall} from './link/linked';
import {createStore} from '../store';

/** A call that the samples of a page make in place of the first example. */
export interface ShownCall {
  call: SampleCall;
  /** Code of each sample of the page by its id, as `Code` takes it. */
  code: Record<string, {children: ReactNode; lines?: number}>;
  /** What a link to it says. */
  link?: LinkedCall;
  /** Summary of the example that it sends, where the panel has not set it up. */
  title?: string;
}

/** The call that the samples make; none while it is the page's own. */
export const samples = createStore<ShownCall | undefined>(undefined);
