import {element, linkTo, list} from './elements';
import {
  apiFolder,
  category,
  categoryLink,
  index,
  introductionLink,
  getServiceLink,
} from '../../api/links';
import {getFirstSentence} from '../../api/markdownTree';
import type {Service} from '../../api/model';
import {toPlainLine, type RichText} from '../../api/richText';
import {sortForSidebar} from '../../api/operationGroups';
import {renderRichText, type PageContext, type Site} from './context';
import {renderOperationItem} from './items';
import type {Page} from './page';

/** A service: its name, what it is for, and its operations. */
function renderServiceSection(
  service: Service,
  context: PageContext,
): RichText {
  const {key, tag, displayName, description, operations} = service;
  const name = operations[0]?.path.split('/')[1] ?? tag;
  return element('section', {'data-words': name}, [
    element('h2', {id: key}, [linkTo(getServiceLink(service), displayName)]),
    element('p', {}, toPlainLine(getFirstSentence(description))),
    ...list(
      sortForSidebar(operations).map((one) =>
        renderOperationItem(one, context),
      ),
    ),
  ]);
}

function renderContent(context: PageContext): RichText[] {
  const {reference, t} = context;
  const all = String(reference.operations.size);
  const about = t(
    'Every operation of the Holt API, by service. The [introduction]({introduction}) says how to call them. [A to Z]({index}) lists the schemas and error codes too.',
    {introduction: introductionLink, index: `/docs/${apiFolder}/${index}`},
  );
  return [
    ...renderRichText(about, context),
    element(
      'OperationFilter',
      {
        label: t('Filter'),
        hint: t('Name or service'),
        total: t('{all} operations', {all}),
        matching: t('{count} of {all} operations', {all}),
        none: t('No operation matches.'),
        search: t('Search the whole site'),
      },
      reference.services.map((one) => renderServiceSection(one, context)),
    ),
  ];
}

/** All operations by service, with a field that filters them. */
export const renderOperationsPage = ({t, editUrl}: Site): Page => ({
  file: category,
  frontMatter: {
    id: category,
    slug: categoryLink.replace('/docs', ''),
    title: t('API Reference'),
    description: t('Every operation of the Holt API, by service.'),
    custom_edit_url: editUrl('openapi/openapi.yaml'),
    hide_table_of_contents: true,
  },
  components: ['OperationFilter'],
  content: renderContent,
});
