import {type ComponentProps, useEffect, useRef, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import Content from '@theme-original/ErrorPageContent';
import type Original from '@theme/ErrorPageContent';

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
      <Head>
        <title>
          {translate({
            message: 'Page Error',
            description: 'Title of the browser tab when a page crashed',
          })}
        </title>
      </Head>
      <Content {...props} />
    </div>
  );
}
