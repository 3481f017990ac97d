import type {ReactNode} from 'react';
import {createStore, useStore} from './store';

/**
 * What stands beside headings and their entries in the table of contents, by
 * their ids. The theme shows it, and knows nothing of who puts it there.
 */
export const headingMarks = createStore<Readonly<Record<string, ReactNode>>>(
  {},
);

/** The mark of a heading, if it has one. */
export const useHeadingMark = (id: string): ReactNode =>
  useStore(headingMarks)[id];
