import {Fragment, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/** Stands between a label and what it labels. */
export const getColon = (): string =>
  translate({message: ': ', description: 'Between a label and what it labels'});

/** Stands between the things of a list in a sentence. */
export const getComma = (): string =>
  translate({
    message: ', ',
    description: 'Between the names of fields in a sentence',
  });

/** Things in a sentence, with a comma between them. */
export function Listed({items}: {items: ReactNode[]}): ReactNode {
  return items.map((item, index) => (
    <Fragment key={index}>
      {index > 0 && getComma()}
      {item}
    </Fragment>
  ));
}
