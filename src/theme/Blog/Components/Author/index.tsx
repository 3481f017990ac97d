import type {ReactNode} from 'react';
import Author from '@theme-original/Blog/Components/Author';
import type {Props} from '@theme/Blog/Components/Author';
import Titled from '@site/src/components/pageMenu/Titled';

/**
 * As the theme's. Where the name is the title of the page, the menu of the page
 * stands beside all of it: the name itself may be a link.
 */
export default function TitledAuthor(props: Props): ReactNode {
  const author = <Author {...props} />;
  return props.as === 'h1' ? <Titled>{author}</Titled> : author;
}
