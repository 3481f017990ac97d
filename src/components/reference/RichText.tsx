import {createElement, Fragment, type ReactNode} from 'react';
import {useMDXComponents} from '@mdx-js/react';
import type {RichText as Piece} from '@site/src/reference/richText';

type Components = ReturnType<typeof useMDXComponents>;

function show(piece: Piece, components: Components): ReactNode {
  if (typeof piece === 'string') return piece;
  const [name, properties, ...inner] = piece;
  return createElement(
    components[name] ?? name,
    properties,
    ...inner.map((one) => show(one, components)),
  );
}

interface Props {
  text: Piece[];
}

/** A text of the description, as `src/reference/richText.ts` makes it. */
export default function RichText({text}: Props): ReactNode {
  const components = useMDXComponents();
  return createElement(
    Fragment,
    {},
    ...text.map((block) => show(block, components)),
  );
}
