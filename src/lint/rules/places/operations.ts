import {serviceKeyOfTag} from '../../../reference/names';
import type {Description} from '../../description';
import {problemAt, type Problem} from '../../../files/sourceFile';
import {serviceFolder, target, type Root} from './folders';

/** Parts of `/holt.storage.v1.StorageService/ListPools`. */
const callPattern = /^\/(?:\w+\.)*(\w+)\.v\d+\.(\w+)\/(\w+)$/;

/** Each operation has one path, and path, id, tag and folder say the same. */
export function checkOperationPlaces({
  root,
  operations,
}: Description): Problem[] {
  const {paths = {}} = root.data as Root;
  const calls = Object.entries(paths).map(
    ([call, {$ref}]) => [call, target(root, $ref)] as const,
  );
  return operations.flatMap(({source, operation}) => {
    const found = calls.flatMap(([call, file]) =>
      file === source.file ? [call] : [],
    );
    const {operationId, tags} = operation;
    const folder = serviceFolder(source);
    const [owner = ''] = operationId.split('_');
    const problems: Problem[] = [];
    const inFile = (key: string, message: string): void => {
      problems.push(problemAt(source, ['post', key], message));
    };
    if (found.length === 0) {
      inFile(
        'operationId',
        'openapi/openapi.yaml names this file under no path, so it has no page. Add its path there.',
      );
    }
    if (serviceKeyOfTag(owner) !== folder) {
      inFile(
        'operationId',
        `${operationId} belongs into another folder than ${folder}/.`,
      );
    }
    if (tags.join() !== owner) {
      inFile('tags', `The tag of ${operationId} is ${owner}.`);
    }
    for (const call of found) {
      const [, area, service, rpc] = callPattern.exec(call) ?? [];
      const at = (message: string): void => {
        problems.push(problemAt(root, ['paths', call], message));
      };
      if (`${service}_${rpc}` !== operationId) {
        at(
          `${call} leads to ${source.file}, whose operationId is ${operationId}.`,
        );
      }
      if (area !== folder) {
        at(`The package in ${call} is not that of the folder ${folder}/.`);
      }
    }
    for (const call of found.slice(1)) {
      problems.push(
        problemAt(
          root,
          ['paths', call],
          `${source.file} has another path already.`,
        ),
      );
    }
    return problems;
  });
}
