import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {GuideData} from '../../guides/model';
import type {RichText as Text} from '../../api/richText';
import RichText from '../reference/RichText';

/** The items of a list, each what stands in a line. */
export const listItems = (texts: readonly Text[][]): ReactNode =>
  texts.map((text, index) => (
    <li key={index}>
      <RichText text={text} />
    </li>
  ));

/** A link to the field of an input, which is folded at the top of the page. */
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

/** A link to a step of the page, as its heading names it. */
export function StepLink({guide, id}: StepLinkProps): ReactNode {
  const index = guide.steps.findIndex((step) => step.id === id);
  const step = guide.steps[index];
  return (
    step && <Link to={`#${step.anchor}`}>{`${index + 1}. ${step.title}`}</Link>
  );
}
