import path from 'node:path';
import type {LocationObject} from '@redocly/openapi-core';
import {getServiceKeyOfTag} from '../../api/names';
import {findReferencesIn, getReferredName} from '../../api/references';
import {
  getFile,
  placeIn,
  openapiRootFile,
  getServiceFolder,
  getStart,
  type Api,
  type ApiFile,
} from '../api';
import type {Rule} from '../rule';

/** The parts of `openapi.yaml` that name files. */
interface Root {
  paths?: Record<string, {$ref?: string}>;
  tags?: {$ref?: string}[];
}

type Fault = [location: LocationObject, message: string];

/** The file that a reference in another one leads to, without the part after `#`. */
function getTarget({file}: ApiFile, reference = ''): string {
  const [named] = reference.split('#');
  return named ? path.posix.join(path.posix.dirname(file), named) : file;
}

/** Parts of `/holt.storage.v1.StorageService/ListPools`. */
const callPattern = /^\/(?:\w+\.)*(\w+)\.v\d+\.(\w+)\/(\w+)$/;

/** Each operation has one path, and path, id, tag and folder say the same. */
function findOperationFaults({operations}: Api, root: ApiFile): Fault[] {
  const {paths = {}} = root.data as Root;
  const calls = Object.entries(paths).map(
    ([call, {$ref}]) => [call, getTarget(root, $ref)] as const,
  );
  return operations.flatMap((one) => {
    const {id, file, operation} = one;
    const found = calls.flatMap(([call, to]) => (to === file ? [call] : []));
    const folder = getServiceFolder(one);
    const [owner = ''] = id.split('_');
    const faults: Fault[] = [];
    const inFile = (key: string, message: string): void => {
      faults.push([placeIn(one, ['post', key]), message]);
    };
    if (found.length === 0) {
      inFile(
        'operationId',
        'openapi/openapi.yaml names this file under no path, so it has no page. Add its path there.',
      );
    }
    if (getServiceKeyOfTag(owner) !== folder) {
      inFile(
        'operationId',
        `${id} belongs into another folder than ${folder}/.`,
      );
    }
    if ((operation.tags ?? []).join() !== owner) {
      inFile('tags', `The tag of ${id} is ${owner}.`);
    }
    for (const call of found) {
      const [, area, service, rpc] = callPattern.exec(call) ?? [];
      const at = (message: string): void => {
        faults.push([placeIn(root, ['paths', call]), message]);
      };
      if (`${service}_${rpc}` !== id) {
        at(`${call} leads to ${file}, whose operationId is ${id}.`);
      }
      if (area !== folder) {
        at(`The package in ${call} is not that of the folder ${folder}/.`);
      }
      if (call !== found[0]) at(`${file} has another path already.`);
    }
    return faults;
  });
}

/** Each schema stands in the folder of its package, and something uses it. */
function findSchemaFaults({files, schemas}: Api): Fault[] {
  const used = new Set(
    files.flatMap((one) =>
      findReferencesIn(one.data).map(
        (reference) =>
          `${getTarget(one, reference)}#/${getReferredName(reference)}`,
      ),
    ),
  );
  return schemas.flatMap((one) => {
    const {file, name} = one;
    const [, area] = /^\w+\.(\w+)\.v\d+\./.exec(name) ?? [];
    return [
      area !== getServiceFolder(one) &&
        `The package of ${name} is not that of its folder.`,
      !used.has(`${file}#/${name}`) &&
        `No operation and no schema refers to ${name}, so it has no page.`,
    ].flatMap((message): Fault[] =>
      message ? [[placeIn(one, [name]), message]] : [],
    );
  });
}

/** Each service has the name of its folder, and the root names it. */
function findServiceFaults(
  {services, operations}: Api,
  root: ApiFile,
): Fault[] {
  const {tags = []} = root.data as Root;
  const named = new Set(tags.map(({$ref}) => getTarget(root, $ref)));
  const described = new Set(services.map(getServiceFolder));
  return [
    ...services.flatMap((one) => {
      const {name = ''} = one.data as {name?: string};
      return [
        !named.has(one.file) &&
          'openapi/openapi.yaml does not name this file under "tags", so the service has no page.',
        getServiceKeyOfTag(name) !== getServiceFolder(one) &&
          `${name} belongs into another folder than ${getServiceFolder(one)}/.`,
      ].flatMap((message): Fault[] =>
        message ? [[placeIn(one, ['name']), message]] : [],
      );
    }),
    ...operations
      .filter((one) => !described.has(getServiceFolder(one)))
      .map((one): Fault => [
        getStart(one),
        `There is no openapi/services/${getServiceFolder(one)}/service.yaml.`,
      ]),
  ];
}

/** Files have the places that their names say, and lead to pages. */
export const places: Rule = (api) => ({
  Root(_, {report}) {
    const root = getFile(api, openapiRootFile);
    for (const [location, message] of [
      ...findOperationFaults(api, root),
      ...findSchemaFaults(api),
      ...findServiceFaults(api, root),
    ]) {
      report({location, message});
    }
  },
});
