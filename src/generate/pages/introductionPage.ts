import kebabCase from 'es-toolkit/compat/kebabCase';
import {apiFolder, introduction} from '../../api/links';
import {getFirstSentence} from '../../api/markdownTree';
import {linkToService, type IntroductionPageData} from '../../api/pageData';
import {getContents} from './contents';
import {renderRichText, type PageContext, type Site} from './context';
import type {Page} from './page';
import {getEditUrl} from '../paths';

function getData(context: PageContext): IntroductionPageData {
  const {description, services} = context.reference;
  const text = renderRichText(description, context, {headingIds: true});
  return {
    text,
    headings: getContents(text),
    services: services.map((service) => ({
      ...linkToService(service),
      about: getFirstSentence(service.description),
    })),
  };
}

export const renderIntroductionPage = ({reference, t}: Site): Page => ({
  file: `${kebabCase(reference.title.toLowerCase())}.info`,
  frontMatter: {
    id: introduction,
    slug: `/${apiFolder}/${introduction}`,
    title: t('{product} API'),
    sidebar_label: t('Introduction'),
    description: getFirstSentence(reference.description),
    custom_edit_url: getEditUrl('openapi/introduction.md'),
  },
  component: 'IntroductionPage',
  data: getData,
});
