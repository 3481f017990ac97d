import {createElement, type ComponentProps, type ReactNode} from 'react';
import {useHeadingMark} from '@site/src/components/headingMarks';

/** What the theme makes of a heading of the second level, and its mark. */
export default function MarkedHeading(props: ComponentProps<'h2'>): ReactNode {
  const {id = '', children} = props;
  return createElement('h2', props, children, useHeadingMark(id));
}
