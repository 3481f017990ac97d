import type {Reference} from './model';
import type {Glance} from './openapi';
import {groupTitle} from './operationGroups';
import {getSidebarGroups} from './sidebarGroups';
import type {Translator} from './texts';

/** How the sidebar shows an operation. */
export interface SidebarProps {
  /** Label of the group that it stands in. */
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
      getSidebarGroups(service.operations).flatMap(({object, operations}) => {
        const group = object && t.loose(groupTitle(object));
        return operations.flatMap(
          ({slug, summary, sidebarLabel, glance}): [string, SidebarProps][] => {
            const label = sidebarLabel !== summary && sidebarLabel;
            const props: SidebarProps = {
              ...(group && {group}),
              ...(label && {label}),
              ...(glance && {effect: glance.effect}),
            };
            return Object.keys(props).length > 0 ? [[slug, props]] : [];
          },
        );
      }),
    ),
  );
