import {category, categoryLink} from '../../api/links';
import {getFirstSentence} from '../../api/markdownTree';
import {
  linkToOperation,
  linkToService,
  type OperationsPageData,
} from '../../api/pageData';
import type {PageContext, Site} from './context';
import type {Page} from './page';
import {getEditUrl} from '../paths';

const getData = ({reference}: PageContext): OperationsPageData => ({
  count: reference.operations.size,
  services: reference.services.map((service) => {
    const {key, tag, description, operations} = service;
    return {
      key,
      ...linkToService(service),
      fullName: operations[0]?.path.split('/')[1] ?? tag,
      about: getFirstSentence(description),
      operations: operations.map(linkToOperation),
    };
  }),
});

export const renderOperationsPage = ({t}: Site): Page => ({
  file: category,
  frontMatter: {
    id: category,
    slug: categoryLink.replace('/docs', ''),
    title: t('API Reference'),
    description: t('Every operation of the {product} API, by service.'),
    custom_edit_url: getEditUrl('openapi/openapi.yaml'),
    hide_table_of_contents: true,
  },
  component: 'OperationsPage',
  data: getData,
});
