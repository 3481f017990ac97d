import {layers} from '../../api/layers';
import {getSchemaLink} from '../../api/links';
import type {MapReference} from '../../api/openapi';
import {
  linkToService,
  type PageLink,
  type PlatformMapData,
} from '../../api/pageData';
import {findSchema, type PageContext} from './context';

export function getPlatformMap(context: PageContext): PlatformMapData {
  const {services, map} = context.reference;
  const objects = new Map<string, PageLink>(
    map.flatMap((one) =>
      Object.entries(one.objects).map(([id, {name, schema}]) => [
        id,
        {name, to: getSchemaLink(findSchema(context, schema))},
      ]),
    ),
  );
  const getReferences = (given: readonly MapReference[] = []) =>
    given.map(({object, field}) => ({...objects.get(object)!, field}));
  const rows = [...layers].reverse().map((layer) => ({
    layer,
    services: map.flatMap(({service, refersTo, objects: own}) => {
      const found = services.find(({key}) => key === service);
      if (found?.layer !== layer) return [];
      return [
        {
          ...linkToService(found),
          refersTo: getReferences(refersTo),
          objects: Object.entries(own).map(([id, object]) => ({
            ...objects.get(id)!,
            refersTo: getReferences(object.refersTo),
          })),
        },
      ];
    }),
  }));
  return {layers: rows.filter((one) => one.services.length > 0)};
}
