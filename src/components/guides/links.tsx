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

/** Link to an input field, which may be in a folded section. */
export function InputLink({name}: {name: string}): ReactNode {
  const id = `input-${name}`;
  const unfold = () =>
    document.getElementById(id)?.closest('details')?.setAttribute('open', '');
  return (
    <Link to={`#${id}`} onClick={unfold}>
      <code>{name}</code>
    </Link>
  );
}

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
