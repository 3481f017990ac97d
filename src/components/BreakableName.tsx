import {Fragment, type ReactNode} from 'react';

/** Splits at camel-case words, dots, and slashes; text at spaces. */
export const splitName = (name: string): string[] =>
  /\s/.test(name)
    ? [name]
    : name.split(
        /(?<=[./])|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z](?!s(?![a-z]))[a-z])/,
      );

/** A name that breaks only between its parts. */
export default function BreakableName({name}: {name: ReactNode}): ReactNode {
  if (typeof name !== 'string') return name;
  return splitName(name).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
