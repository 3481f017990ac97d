import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {
  IntroductionPageData,
  PageProps,
  TocItem,
} from '@site/src/api/pageData';
import {getColon} from './punctuation';
import ReferencePage from './ReferencePage';
import RichText from './RichText';

const getTitle = (): string =>
  translate({
    message: 'Services',
    description: 'Heading of the list of services',
  });

export const getContents = ({headings}: IntroductionPageData): TocItem[] => [
  ...headings,
  {value: getTitle(), id: 'services', level: 2},
];

export default function IntroductionPage(
  props: IntroductionPageData & PageProps,
): ReactNode {
  const {title, description, text, services} = props;
  return (
    <ReferencePage title={title} description={description}>
      <RichText text={text} />
      <Heading as="h2" id="services">
        {getTitle()}
      </Heading>
      <ul>
        {services.map(({to, name, about}) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
            {getColon() + about}
          </li>
        ))}
      </ul>
    </ReferencePage>
  );
}
