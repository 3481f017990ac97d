import groupBy from 'es-toolkit/compat/groupBy';
import {code, element, linkTo, list} from './elements';
import {layers} from '../../api/layers';
import {getSchemaLink, getServiceLink} from '../../api/links';
import type {MapReference, MapService} from '../../api/openapi';
import type {RichText} from '../../api/richText';
import {findSchema, type PageContext} from './context';

/**
 * The map of the platform: its layers with their services, the objects of these,
 * and the fields by which they refer to each other.
 */
export function renderPlatformMap(context: PageContext): RichText[] {
  const {reference, t} = context;
  if (reference.map.length === 0) return [];
  const objects = new Map(
    reference.map.flatMap((one) => Object.entries(one.objects)),
  );
  const objectLink = (id: string): RichText => {
    const object = objects.get(id);
    return object
      ? linkTo(getSchemaLink(findSchema(context, object.schema)), object.name)
      : id;
  };
  const references = (given: readonly MapReference[] = []): RichText[] =>
    list(
      given.map(({object, field}) => [
        '→ ',
        objectLink(object),
        t(': '),
        code(field),
      ]),
    );
  const serviceItem = ({service, ...one}: MapService): RichText[] => {
    const found = reference.services.find(({key}) => key === service);
    return [
      element('strong', {}, [
        found ? linkTo(getServiceLink(found), found.displayName) : service,
      ]),
      ...references(one.refersTo),
      ...list(
        Object.entries(one.objects).map(([id, {refersTo}]) => [
          objectLink(id),
          ...references(refersTo),
        ]),
      ),
    ];
  };
  const byLayer = groupBy(
    reference.map,
    ({service}) => reference.services.find(({key}) => key === service)?.layer,
  );
  const rows = [...layers].reverse().flatMap((layer) => {
    const services = byLayer[layer] ?? [];
    if (services.length === 0) return [];
    return [
      [
        element('b', {}, [element('LayerName', {layer})]),
        ...list(services.map(serviceItem)),
      ],
    ];
  });
  return [element('PlatformMap', {}, list(rows))];
}
