import kebabCase from 'es-toolkit/compat/kebabCase';
import {heading, linkTo, list} from './elements';
import {getFirstSentence} from '../../api/markdownTree';
import {apiFolder, introduction, getServiceLink} from '../../api/links';
import {toPlainLine} from '../../api/richText';
import {renderSections, type Site} from './context';
import type {Page} from './page';

/** The introduction to the API: the text and the list of services. */
export function renderIntroductionPage({reference, t, editUrl}: Site): Page {
  const {title, description, services} = reference;
  return {
    file: `${kebabCase(title.toLowerCase())}.info`,
    frontMatter: {
      id: introduction,
      slug: `/${apiFolder}/${introduction}`,
      title: t('Holt API'),
      sidebar_label: t('Introduction'),
      description: getFirstSentence(description),
      custom_edit_url: editUrl('openapi/introduction.md'),
    },
    content: (context) => [
      ...renderSections(description, context),
      heading(2, t('Services'), 'services'),
      ...list(
        services.map((service) => [
          linkTo(getServiceLink(service), ...toPlainLine(service.displayName)),
          t(': '),
          ...toPlainLine(getFirstSentence(service.description)),
        ]),
      ),
    ],
  };
}
