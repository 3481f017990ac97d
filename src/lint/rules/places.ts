import {describeUnplaced} from '../../api/description/unplaced';
import {findFile, type Api, type Fault} from '../api';

/** Words must be about an existing item. */
export function* places(api: Api): Iterable<Fault> {
  const {description} = api;
  for (const one of description.unplaced) {
    const file = findFile(api, one.file);
    if (!file) continue;
    yield {file, path: one.path, message: describeUnplaced(one, description)};
  }
}
