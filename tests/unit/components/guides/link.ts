import {createElement, Fragment, type ReactNode} from 'react';

/** Stands for links, and says where they lead. */
export default function Link(props: {
  to: string;
  children?: ReactNode;
}): ReactNode {
  return createElement(Fragment, {}, `(${props.to}: `, props.children, ')');
}
