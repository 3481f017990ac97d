import type {ComponentProps, ReactNode} from 'react';
import {fieldProps} from './fieldProps';

/** The browser keeps its text: React would draw the box for each letter. */
export default function Field(props: ComponentProps<'input'>): ReactNode {
  return <input {...fieldProps()} {...props} value={undefined} />;
}
