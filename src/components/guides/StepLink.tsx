import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {GuideData} from '../../guides/model';

interface Props {
  guide: GuideData;
  /** Id of the step. */
  id: string;
}

/** A link to a step of the page: its number and its title. */
export default function StepLink({guide, id}: Props): ReactNode {
  const index = guide.steps.findIndex((step) => step.id === id);
  const step = guide.steps[index];
  return (
    step && (
      <Link to={`#${step.anchor}`}>
        <Translate
          id="guides.step"
          description="Link to a step; {number} is its place, {title} its heading"
          values={{number: index + 1, title: step.title}}
        >
          {'Step {number}: {title}'}
        </Translate>
      </Link>
    )
  );
}
