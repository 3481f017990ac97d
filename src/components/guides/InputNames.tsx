import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Listed from './Listed';

/** Inputs as links to their fields at the top of the page. */
export default function InputNames({names}: {names: string[]}): ReactNode {
  return (
    <Listed
      parts={names.map((name) => (
        <Link to={`#input-${name}`}>
          <code>{name}</code>
        </Link>
      ))}
    />
  );
}
