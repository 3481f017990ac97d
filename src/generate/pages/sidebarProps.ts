import type {Reference} from '../../api/model';
import {groupOperations} from '../../api/operationGroups';
import type {SidebarProps} from '../../api/sidebar';
import type {Translator} from '../../translations/texts/texts';

/** Sidebar labels and groups by operation slug. */
export const getSidebarProps = (
  {services}: Reference,
  t: Translator,
): Map<string, SidebarProps> =>
  new Map(
    services.flatMap((service) =>
      groupOperations(service.operations).flatMap(({title, operations}) =>
        operations.flatMap(
          (
            {slug, summary, sidebarLabel, effect},
            index,
          ): [string, SidebarProps][] => {
            const label = sidebarLabel !== summary && sidebarLabel;
            const props: SidebarProps = {
              ...(title && index === 0 && {group: t.loose(title)}),
              ...(label && {label}),
              ...(effect && {effect}),
            };
            return Object.keys(props).length > 0 ? [[slug, props]] : [];
          },
        ),
      ),
    ),
  );
