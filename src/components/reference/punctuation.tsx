import {Fragment, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

export const getColon = (): string =>
  translate({message: ': ', description: 'Between a label and what it labels'});

export const getComma = (): string =>
  translate({
    message: ', ',
    description: 'Between the names of fields in a sentence',
  });

export function Listed({items}: {items: ReactNode[]}): ReactNode {
  return items.map((item, index) => (
    <Fragment key={index}>
      {index > 0 && getComma()}
      {item}
    </Fragment>
  ));
}
