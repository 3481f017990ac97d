import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {
  IntroductionPageData,
  PageProps,
  TocItem,
} from '@site/src/api/pageData';
import {LinkList, TitleLink} from './links';
import ReferencePage from './ReferencePage';
import RichText from './RichText';
import Sections, {listContents, type Section} from './Sections';

const getSections = ({services}: IntroductionPageData): Section[] => [
  {
    id: 'services',
    title: translate({
      message: 'Services',
      description: 'Heading of the list of services',
    }),
    content: <LinkList items={services} Item={TitleLink} />,
  },
];

export const getContents = (page: IntroductionPageData): TocItem[] => [
  ...page.headings,
  ...listContents(getSections(page)),
];

export default function IntroductionPage(
  page: IntroductionPageData & PageProps,
): ReactNode {
  return (
    <ReferencePage {...page}>
      <RichText text={page.text} />
      <Sections sections={getSections(page)} />
    </ReferencePage>
  );
}
