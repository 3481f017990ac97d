import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {GuideData} from '../../guides/model';
import type {RichText as Text} from '../../api/richText';
import RichText from '../reference/RichText';

export const renderItems = (texts: readonly Text[][]): ReactNode =>
  texts.map((text, index) => (
    <li key={index}>
      <RichText text={text} />
    </li>
  ));

interface StepLinkProps {
  guide: GuideData;
  id: string;
}

export function StepLink({guide, id}: StepLinkProps): ReactNode {
  const index = guide.steps.findIndex((step) => step.id === id);
  const step = guide.steps[index];
  return (
    step && <Link to={`#${step.anchor}`}>{`${index + 1}. ${step.title}`}</Link>
  );
}
