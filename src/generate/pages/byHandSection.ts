import {element, heading, linkTo} from './elements';
import type {Operation} from '../../api/model';
import type {RichText} from '../../api/richText';
import {renderRichText, type PageContext} from './context';
import {renderListed} from './items';

/** The backend's own commands that do the same, and where they are explained. */
export function renderByHandSection(
  {byHand}: Operation,
  context: PageContext,
): RichText[] {
  if (!byHand) return [];
  const {t, toolLinks, highlight} = context;
  const {commands = [], note} = byHand;
  const lines = commands.map(({command}) => command).join('\n');
  const tools = [...new Set(commands.map(({tool}) => tool))].map((tool) => [
    linkTo(toolLinks[tool], tool),
  ]);
  return [
    heading(2, t('The same by hand'), 'by-hand'),
    ...(lines ? [['pre', highlight(lines, 'bash', '')] as RichText] : []),
    ...renderRichText(note, context),
    ...(tools.length > 0
      ? [
          element('p', {}, [
            t('Documentation'),
            t(': '),
            ...renderListed(tools, context),
          ]),
        ]
      : []),
  ];
}
