import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Title from '@theme-original/BlogPostItem/Header/Title';
import type {Props} from '@theme/BlogPostItem/Header/Title';
import Titled from '@site/src/components/pageMenu/Titled';

/** As the theme's; beside the title of a post stands the menu of its page. */
export default function PostTitle(props: Props): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  const title = <Title {...props} />;
  return isBlogPostPage ? <Titled>{title}</Titled> : title;
}
