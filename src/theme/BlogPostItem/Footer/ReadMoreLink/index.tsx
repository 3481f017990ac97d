import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/BlogPostItem/Footer/ReadMoreLink';

/** The link to a whole post, which says of what one reads more. */
export default function ReadMoreLink({
  blogPostTitle,
  ...link
}: Props): ReactNode {
  return (
    <Link {...link}>
      <Translate
        id="blog.readMore"
        description="Link from the list of posts to a whole post"
        values={{title: blogPostTitle}}
      >
        {'Read “{title}”'}
      </Translate>
    </Link>
  );
}
