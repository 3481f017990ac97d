import type {Reference} from './model';
import type {Glance} from './openapi';
import {groupOperations} from './operationGroups';
import type {Translator} from './texts';

/** How the sidebar shows an operation. */
export interface SidebarProps {
  /** Label of the group that begins with it. */
  group?: string;
  /** What is shown in place of its name. */
  label?: string;
  effect?: Glance['effect'];
}

/** How the sidebar shows each operation that it does not show as it is, by slug. */
export const getSidebarProps = (
  {services}: Reference,
  t: Translator,
): Map<string, SidebarProps> =>
  new Map(
    services.flatMap((service) =>
      groupOperations(service.operations).flatMap(({title, operations}) =>
        operations.flatMap(
          (
            {slug, summary, sidebarLabel, glance},
            index,
          ): [string, SidebarProps][] => {
            const label = sidebarLabel !== summary && sidebarLabel;
            const props: SidebarProps = {
              ...(title && index === 0 && {group: t.loose(title)}),
              ...(label && {label}),
              ...(glance && {effect: glance.effect}),
            };
            return Object.keys(props).length > 0 ? [[slug, props]] : [];
          },
        ),
      ),
    ),
  );
