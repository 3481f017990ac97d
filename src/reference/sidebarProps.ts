import type {Reference} from './model';
import {groupTitle} from './operationGroups';
import {repeatedWords} from './shortNames';
import {sidebarGroups} from './sidebarGroups';
import type {Translator} from './texts';

/** How the sidebar shows an operation. */
export interface SidebarProps {
  /** Label of the group that it stands in. */
  group?: string;
  /** The part of its name that need not be shown; see `repeatedWords`. */
  repeated?: string;
}

/** How the sidebar shows each operation that it does not show as it is, by slug. */
export function sidebarProps(
  {services}: Reference,
  t: Translator,
): Map<string, SidebarProps> {
  return new Map(
    services.flatMap((service) => {
      const groups = sidebarGroups(service.operations).map((one) => ({
        label: one.object && t.loose(groupTitle(one.object)),
        operations: one.operations,
      }));
      const labels = groups.flatMap(({label}) => label ?? []);
      return groups.flatMap(({label, operations}) => {
        const names = operations.map(({summary}) => summary);
        const repeated = repeatedWords(names, label, labels);
        return operations.flatMap(({slug}, index): [string, SidebarProps][] => {
          const props = {
            ...(label && {group: label}),
            ...(repeated[index] && {repeated: repeated[index]}),
          };
          return Object.keys(props).length > 0 ? [[slug, props]] : [];
        });
      });
    }),
  );
}
