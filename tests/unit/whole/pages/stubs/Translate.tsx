import {createElement, Fragment, type ReactNode} from 'react';

interface Props {
  children: string;
  values?: Record<string, ReactNode>;
}

/** Stands for the messages of Docusaurus: the English one, then its values. */
export default function Translate({children, values}: Props): ReactNode {
  return createElement(
    Fragment,
    {},
    `${children} `,
    ...Object.values(values ?? {}),
  );
}

export const translate = ({message}: {message: string}): string => message;
