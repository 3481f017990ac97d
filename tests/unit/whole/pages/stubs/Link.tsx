import React, {type ReactNode} from 'react';

interface Props {
  to?: string;
  children?: ReactNode;
}

/** Stands for the links of Docusaurus. */
export default function Link({to, children}: Props): ReactNode {
  return <a href={to}>{children}</a>;
}
