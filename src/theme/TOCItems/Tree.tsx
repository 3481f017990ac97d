import {memo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/TOCItems/Tree';
import {useHeadingMark} from '@site/src/components/headingMarks';

function Mark({id}: {id: string}): ReactNode {
  return useHeadingMark(id);
}

/** As the theme's, with the mark of each heading beside its entry. */
function TOCItemTree(props: Props): ReactNode {
  const {toc, className, linkClassName, isChild} = props;
  if (toc.length === 0) return null;
  return (
    <ul className={isChild ? undefined : className}>
      {toc.map(({id, value, children}) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            className={linkClassName ?? undefined}
            // It comes from the build.
            dangerouslySetInnerHTML={{__html: value}}
          />
          <Mark id={id} />
          <TOCItemTree
            isChild
            toc={children}
            className={className}
            linkClassName={linkClassName}
          />
        </li>
      ))}
    </ul>
  );
}

export default memo(TOCItemTree);
