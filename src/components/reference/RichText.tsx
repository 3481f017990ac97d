import {Children, createElement, Fragment, type ReactNode} from 'react';
import {useMDXComponents} from '@mdx-js/react';
import type {RichText as ContentNode} from '@site/src/api/richText';
import Diagram from './Diagram';
import Nested, {countValues} from './Nested';

type Components = ReturnType<typeof useMDXComponents>;

/** Whether a list item is nothing but code. */
const isValue = (item: ContentNode): boolean =>
  item.length === 3 && typeof item[2] === 'object' && item[2][0] === 'code';

/** The values of a text: side by side, and folded if there are many. */
function Values({items}: {items: ReactNode[]}): ReactNode {
  const list = <ul className="flow plain">{Children.toArray(items)}</ul>;
  return items.length > 8 ? (
    <Nested count={countValues(items.length)}>{list}</Nested>
  ) : (
    list
  );
}

function show(node: ContentNode, components: Components): ReactNode {
  if (typeof node === 'string') return node;
  const [name, properties, ...inner] = node;
  if (name === 'ul' && inner.every(isValue)) {
    return <Values items={inner.map((item) => show(item, components))} />;
  }
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
