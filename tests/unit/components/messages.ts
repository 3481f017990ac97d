import {createElement, Fragment, type ReactNode} from 'react';

interface Message {
  id: string;
  message: string;
}

/** A message as `[id: text]`, its placeholders filled. */
function show<T>(
  {id, message}: Message,
  values: Record<string, T> = {},
): (string | T)[] {
  const parts = message
    .split(/\{(\w+)\}/)
    .map((part, index) =>
      index % 2 === 0 ? part : (values[part] ?? `{${part}}`),
    );
  return [`[${id}: `, ...parts, ']'];
}

interface Props {
  id: string;
  children: string;
  values?: Record<string, ReactNode>;
}

/** Stands for the messages of Docusaurus, and says which one is shown. */
export default function Translate({id, children, values}: Props): ReactNode {
  return createElement(Fragment, {}, ...show({id, message: children}, values));
}

/** As the component, for a message without elements. */
export const translate = (
  message: Message,
  values?: Record<string, string>,
): string => show(message, values).join('');
