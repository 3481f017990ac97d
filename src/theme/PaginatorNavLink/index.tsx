import type {ReactNode} from 'react';
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type {Props} from '@theme/PaginatorNavLink';
import BreakableName from '@site/src/components/BreakableName';

/** As the theme's; the long name of a schema breaks between its words. */
export default function BreakableNavLink(props: Props): ReactNode {
  const title = <BreakableName name={props.title} />;
  return <PaginatorNavLink {...props} title={title} />;
}
