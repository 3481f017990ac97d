import type {ElementType, ReactNode} from 'react';
import Heading from '@theme-original/Heading';
import type {Props} from '@theme/Heading';
import Titled from '@site/src/components/pageMenu/Titled';
import MarkedHeading from './MarkedHeading';

/**
 * As the theme's; beside the title of a page stands the menu of the page, and
 * beside the heading of a guide's step its mark.
 */
export default function PageHeading(props: Props): ReactNode {
  if ('data-step' in props) {
    // The theme says tags alone, and takes components: it adds its link to them.
    const Marked = Heading as ElementType;
    return <Marked {...props} as={MarkedHeading} />;
  }
  const heading = <Heading {...props} />;
  return props.as === 'h1' ? <Titled>{heading}</Titled> : heading;
}
