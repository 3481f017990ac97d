import {createElement, Fragment, type ReactNode} from 'react';
import {useMDXComponents} from '@mdx-js/react';
import type {RichText as ContentNode} from '@site/src/api/richText';
import Diagram from './Diagram';

type Components = ReturnType<typeof useMDXComponents>;

function show(node: ContentNode, components: Components): ReactNode {
  if (typeof node === 'string') return node;
  const [name, properties, ...inner] = node;
  return createElement(
    components[name] ?? name,
    properties,
    ...inner.map((one) => show(one, components)),
  );
}

const own = {Diagram};

interface Props {
  text: ContentNode[];
}

export default function RichText({text}: Props): ReactNode {
  const components = useMDXComponents(own);
  return createElement(
    Fragment,
    {},
    ...text.map((block) => show(block, components)),
  );
}
