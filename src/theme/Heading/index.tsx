import type {ReactNode} from 'react';
import Heading from '@theme-original/Heading';
import type {Props} from '@theme/Heading';
import Titled from '@site/src/components/pageMenu/Titled';

/** As the theme's; beside the title of a page stands the menu of the page. */
export default function PageHeading(props: Props): ReactNode {
  const heading = <Heading {...props} />;
  return props.as === 'h1' ? <Titled>{heading}</Titled> : heading;
}
