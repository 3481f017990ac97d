import type {ReactNode} from 'react';
import Heading from '@theme-original/Heading';
import type {Props} from '@theme/Heading';
import BreakableName from '@site/src/components/BreakableName';
import StepMark from '@site/src/components/guides/StepMark';
import PageMenu from '@site/src/components/pageMenu/PageMenu';
import styles from '@site/src/components/pageMenu/pageMenu.module.css';

export default function PageHeading(props: Props): ReactNode {
  const {
    'data-guide': guide,
    'data-step': step,
    className,
    children,
  } = props as Props & Partial<Record<'data-guide' | 'data-step', string>>;
  if (guide && step) {
    return (
      <Heading {...props}>
        {children}
        <StepMark guide={guide} step={step} />
      </Heading>
    );
  }
  // An author's name is not translated and may be a link. The theme's pages for
  // errors, whose title is an element of this class, have nothing to copy.
  const isError = className === 'hero__title' && typeof children !== 'string';
  const isPlain = 'translate' in props || isError;
  if (props.as !== 'h1' || isPlain) return <Heading {...props} />;
  return (
    <div className={styles.titled}>
      <Heading {...props}>
        <BreakableName name={children} />
      </Heading>
      <PageMenu />
    </div>
  );
}
