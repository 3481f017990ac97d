import {createElement, Fragment, type ReactNode} from 'react';

/** Stands for a part of the theme, and shows what is in it. */
export default function Part({children}: {children?: ReactNode}): ReactNode {
  return createElement(Fragment, {}, children);
}
