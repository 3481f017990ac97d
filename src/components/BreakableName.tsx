import {Fragment, type ReactNode} from 'react';

/**
 * The parts of a name between which a line may break: words of a name in camel
 * case, and what stands between dots and slashes. Text breaks at its spaces.
 */
export const splitName = (name: string): string[] =>
  /\s/.test(name)
    ? [name]
    : name.split(
        /(?<=[./])|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z](?!s(?![a-z]))[a-z])/,
      );

/**
 * A name whose lines break between its words, and not within one. What is not a
 * text stays as it is.
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
