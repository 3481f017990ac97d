import {Fragment, type ReactNode} from 'react';

/**
 * Parts of a name between which a line may break: camel-case words, and parts
 * between dots and slashes. Text breaks at spaces.
 */
export const splitName = (name: string): string[] =>
  /\s/.test(name)
    ? [name]
    : name.split(
        /(?<=[./])|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z](?!s(?![a-z]))[a-z])/,
      );

/**
 * A name that breaks only between its parts. Children other than strings are
 * unchanged.
 */
export default function BreakableName({name}: {name: ReactNode}): ReactNode {
  if (typeof name !== 'string') return name;
  return splitName(name).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
