import {serviceKeyOfTag} from '../../../reference/names';
import type {Description} from '../../description';
import {problemAt, type Problem} from '../../../files/sourceFile';
import {serviceFolder, target, type Root} from './folders';

/** Each service has the name of its folder, and the root names it. */
export function checkServicePlaces({
  root,
  services,
  operations,
}: Description): Problem[] {
  const {tags = []} = root.data as Root;
  const named = new Set(tags.map(({$ref}) => target(root, $ref)));
  const described = new Set(services.map(serviceFolder));
  return [
    ...services.flatMap((source) => {
      const {name = ''} = source.data as {name?: string};
      return [
        ...(named.has(source.file)
          ? []
          : [
              problemAt(
                source,
                ['name'],
                'openapi/openapi.yaml does not name this file under "tags", so the service has no page.',
              ),
            ]),
        ...(serviceKeyOfTag(name) === serviceFolder(source)
          ? []
          : [
              problemAt(
                source,
                ['name'],
                `${name} belongs into another folder than ${serviceFolder(source)}/.`,
              ),
            ]),
      ];
    }),
    ...operations
      .filter(({source}) => !described.has(serviceFolder(source)))
      .map(({source}) =>
        problemAt(
          source,
          [],
          `There is no openapi/services/${serviceFolder(source)}/service.yaml.`,
        ),
      ),
  ];
}
