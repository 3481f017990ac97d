import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {GuideData} from '../../guides/model';

/**
 * Parts in one line, with commas between them. It is one element: `Translate`
 * shows a list of them among its values as `[object Object]`.
 */
export function Listed({parts}: {parts: readonly ReactNode[]}): ReactNode {
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      {part}
    </Fragment>
  ));
}

/** A link to the field of an input, which is folded at the top of the page. */
export function InputLink({name}: {name: string}): ReactNode {
  const id = `input-${name}`;
  return (
    <Link
      to={`#${id}`}
      onClick={() =>
        document
          .getElementById(id)
          ?.closest('details')
          ?.setAttribute('open', '')
      }
    >
      <code>{name}</code>
    </Link>
  );
}

/** A link to a step of the page, as its heading names it. */
export function StepLink({
  guide,
  id,
}: {
  guide: GuideData;
  id: string;
}): ReactNode {
  const index = guide.steps.findIndex((step) => step.id === id);
  const step = guide.steps[index];
  return (
    step && <Link to={`#${step.anchor}`}>{`${index + 1}. ${step.title}`}</Link>
  );
}
