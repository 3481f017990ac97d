import {type ComponentProps, useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import ThemeContent from '@theme-original/ErrorPageContent';
import type Original from '@theme/ErrorPageContent';

/** Announced at once, and gone when the reader goes to another page. */
export default function ErrorPageContent(
  props: ComponentProps<typeof Original>,
): ReactNode {
  const {tryAgain} = props;
  const {pathname} = useLocation();
  const crashed = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashed.current) tryAgain();
  }, [pathname, tryAgain]);
  return (
    <div role="alert">
      <ThemeContent {...props} />
    </div>
  );
}
