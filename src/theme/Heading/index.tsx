import type {ReactNode} from 'react';
import Heading from '@theme-original/Heading';
import type {Props} from '@theme/Heading';
import BreakableName from '@site/src/components/BreakableName';
import StepMark from '@site/src/components/guides/StepMark';
import Titled from '@site/src/components/pageMenu/Titled';

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
  // An author's name is not translated and may be a link.
  if (props.as !== 'h1' || 'translate' in props) return <Heading {...props} />;
  return (
    <Titled>
      <Heading {...props}>
        <BreakableName name={props.children} />
      </Heading>
    </Titled>
  );
}
