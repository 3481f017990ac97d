import {
  Children,
  createElement,
  type ComponentProps,
  type ReactNode,
} from 'react';
import {useHeadingMark} from '@site/src/components/headingMarks';

/** What the theme makes of a heading: its text, its mark, and the link to it. */
export default function MarkedHeading(props: ComponentProps<'h2'>): ReactNode {
  const {id = '', children} = props;
  const [text, ...link] = Children.toArray(children);
  return createElement('h2', props, text, useHeadingMark(id), link);
}
