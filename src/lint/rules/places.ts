import {describeUnplaced, isFormer} from '../../api/description/unplaced';
import {getServiceKeyOfTag} from '../../api/names';
import {findFile, getServiceFolder, placeIn} from '../api';
import type {Rule} from '../rule';

/**
 * Words must be about an existing item and in the folder of its service. Words
 * about items of an earlier version fail `npm run check:changes`, but not the
 * linter.
 */
export const places: Rule = (api) => ({
  Root(_, {report}) {
    const {description, operations} = api;
    for (const one of description.unplaced) {
      if (isFormer(one, description.releases)) continue;
      const file = findFile(api, one.file);
      if (!file) continue;
      report({
        location: placeIn(file, one.path),
        message: describeUnplaced(one, description),
      });
    }
    for (const one of operations) {
      const folder = getServiceFolder(one);
      const key = getServiceKeyOfTag(one.operation.tags[0] ?? '');
      if (folder === undefined || folder === key) continue;
      report({
        location: placeIn(one, ['post', 'operationId']),
        message: `${one.id} belongs in openapi/words/${key}/, not in ${folder}/.`,
      });
    }
  },
});
