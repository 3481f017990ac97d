import {schemaLink, serviceLink} from '../links';
import type {Reference} from '../model';
import type {Graph} from './graph';

/**
 * The map of the platform as a graph: objects grouped by service, and the
 * fields by which they refer to each other. `src/reference/platformMap.ts` has
 * found no fault in it.
 */
export function platformGraph(reference: Reference): Graph {
  const graph: Graph = {
    kind: 'objects',
    direction: 'TB',
    nodes: [],
    edges: [],
    groups: [],
  };
  for (const {service, objects, refersTo = []} of reference.map) {
    const group = `service ${service}`;
    const found = reference.services.find(({key}) => key === service);
    graph.groups.push({
      id: group,
      label: found?.displayName ?? service,
      nodes: Object.keys(objects),
      ...(found && {href: serviceLink(found)}),
    });
    const refer = (from: string, references: typeof refersTo): void => {
      for (const {object, field, rows} of references) {
        const label = field.split('.').at(-1) ?? field;
        graph.edges.push({
          from,
          to: object,
          label,
          heads: 'to',
          ...(rows && {rows}),
        });
      }
    };
    refer(group, refersTo);
    for (const [
      id,
      {name, schema, refersTo: references = []},
    ] of Object.entries(objects)) {
      const page = reference.schemas.get(schema);
      graph.nodes.push({
        id,
        label: name,
        shape: 'box',
        ...(page && {href: schemaLink(page)}),
      });
      refer(id, references);
    }
  }
  return graph;
}
