import {describeUnplaced} from '../../api/description/unplaced';
import {getServiceKeyOfTag} from '../../api/names';
import {findFile, getFaultAt, type Api, type Fault} from '../api';

/** Words must be about an existing item and in the folder of its service. */
export function* places(api: Api): Iterable<Fault> {
  const {description, operations} = api;
  for (const one of description.unplaced) {
    const file = findFile(api, one.file);
    if (!file) continue;
    yield {file, path: one.path, message: describeUnplaced(one, description)};
  }
  for (const {id, path, serviceKey} of operations) {
    const key = getServiceKeyOfTag(id.split('_')[0] ?? '');
    if (serviceKey === key) continue;
    yield getFaultAt(
      api,
      ['paths', path, 'post', 'operationId'],
      `${id} belongs in openapi/words/${key}/, not in ${serviceKey}/.`,
    );
  }
}
