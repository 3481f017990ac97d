import type {ReactNode} from 'react';
import Heading from '@theme-original/Heading';
import type {Props} from '@theme/Heading';
import BreakableName from '@site/src/components/BreakableName';
import StepMark from '@site/src/components/guides/StepMark';
import Titled from '@site/src/components/pageMenu/Titled';

/**
 * As the theme's; the title of a page breaks between the words of a name and has
 * the menu of the page beside it, and the heading of a guide's step its mark.
 */
export default function PageHeading(props: Props): ReactNode {
  const {
    'data-guide': guide,
    'data-step': step,
    children,
  } = props as Props & {
    'data-guide'?: string;
    'data-step'?: string;
  };
  if (guide && step) {
    return (
      <Heading {...props}>
        {children}
        <StepMark guide={guide} step={step} />
      </Heading>
    );
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
