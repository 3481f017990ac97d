import type {ElementType, ReactNode} from 'react';
import Heading from '@theme-original/Heading';
import type {Props} from '@theme/Heading';
import BreakableName from '@site/src/components/BreakableName';
import Titled from '@site/src/components/pageMenu/Titled';
import MarkedHeading from './MarkedHeading';

/**
 * As the theme's; the title of a page breaks between the words of a name and has
 * the menu of the page beside it, and the heading of a guide's step its mark.
 */
export default function PageHeading(props: Props): ReactNode {
  if ('data-step' in props) {
    // The theme says tags alone, and takes components: it adds its link to them.
    const Marked = Heading as ElementType;
    return <Marked {...props} as={MarkedHeading} />;
  }
  // The name of an author, which is not translated, may be a link.
  if (props.as !== 'h1' || 'translate' in props) return <Heading {...props} />;
  return (
    <Titled>
      <Heading {...props}>
        <BreakableName name={props.children} />
      </Heading>
    </Titled>
  );
}
