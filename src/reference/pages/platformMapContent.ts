import {titleOf} from '../diagrams/relations';
import {code, element, linkTo, list} from '../elements';
import {schemaLink, serviceLink} from '../links';
import type {MapReference} from '../openapi';
import type {RichText} from '../richText';
import {schemaOf, type PageContext} from './context';

/**
 * The map of the platform: the picture, and the same as a list of services,
 * their objects and what these refer to.
 */
export function platformMapContent(context: PageContext): RichText[] {
  const {reference, map, t} = context;
  if (reference.map.length === 0) return [];
  const names = new Map(
    reference.map.flatMap(({objects}) =>
      Object.entries(objects).map(([id, {name}]) => [id, name]),
    ),
  );
  const references = (given: readonly MapReference[] = []): RichText[] =>
    list(
      given.map(({object, field}) => [
        t('→ {to}', {to: names.get(object) ?? object}),
        t(': '),
        code(field),
      ]),
    );
  const services = reference.map.map(({service, objects, refersTo}) => {
    const found = reference.services.find(({key}) => key === service);
    return [
      ...(found
        ? [
            element('strong', {}, [
              linkTo(serviceLink(found), found.displayName),
            ]),
          ]
        : []),
      ...references(refersTo),
      ...list(
        Object.values(objects).map(({name, schema, refersTo: others}) => [
          linkTo(schemaLink(schemaOf(context, schema)), name),
          ...references(others),
        ]),
      ),
    ];
  });
  return [
    element(
      'Diagram',
      {label: titleOf(map.graph, t), svg: map.svg, isMap: true},
      list(services),
    ),
  ];
}
