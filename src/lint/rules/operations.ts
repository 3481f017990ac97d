import {getFaultOfRpcName} from '../../api/rpcNames';
import {getFaultAt, walk, type Api, type Fault} from '../api';

/** Keys in the words of an operation whose values name operations. */
const referring =
  /^x-(?:related\.\d+|behavior\.(?:poll\.operation|needs\.\d+\.from))$/;

/** Operations that others name must exist; the home page names a service's own. */
export function* operationNames(api: Api): Iterable<Fault> {
  const {paths, tags} = api.description.document;
  for (const [call, {post}] of Object.entries(paths)) {
    for (const [name, path] of walk(post)) {
      if (!referring.test(path.join('.'))) continue;
      const fault = getFaultOfRpcName(api.operations, String(name));
      if (fault) yield getFaultAt(api, ['paths', call, 'post', ...path], fault);
    }
  }
  for (const [index, {name, 'x-home': home}] of tags.entries()) {
    const own = api.operations.filter(({id}) => id.startsWith(`${name}_`));
    for (const [place, {rpc}] of (home?.operations ?? []).entries()) {
      const fault = getFaultOfRpcName(own, rpc);
      const at = ['tags', index, 'x-home', 'operations', place, 'rpc'];
      if (fault) yield getFaultAt(api, at, fault);
    }
  }
}
