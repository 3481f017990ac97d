import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import list from '@generated/content-data/default/guides.json';
import GuideList from '../guides/GuideList';
import Section from './Section';

export default function Guides(): ReactNode {
  if (list.length === 0) return null;
  return (
    <Section
      title={<Translate>Step-by-step guides</Translate>}
      more={{
        to: '/docs/category/guides',
        text: (
          <Translate
            description="Link to the list of all guides; {count} is a number"
            values={{count: list.length}}
          >
            {'All {count} guides'}
          </Translate>
        ),
      }}
    >
      <GuideList level="h3" isShort />
    </Section>
  );
}
