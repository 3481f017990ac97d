import {
  changesLink,
  getOperationLink,
  getSchemaLink,
  getVersionLink,
} from '../api/links';
import type {Reference} from '../api/model';
import {getSchemaSlug} from '../api/sources';
import type {History} from './history';
import {getFullName} from './names';
import type {FrozenVersion} from './versionFiles';

const findService = (file: string): string =>
  /^openapi\/services\/([^/]+)\//.exec(file)?.[1] ?? '';

/**
 * Addresses of pages that are gone, by the address that they lead to now: the
 * page of what has another name, or the version that took it out.
 */
export function getMovedPages(
  history: History,
  frozen: readonly FrozenVersion[],
  {operations, schemas}: Reference,
): Record<string, string[]> {
  const today = new Map<string, string>([
    ...[...operations.values()].map((one): [string, string] => [
      getFullName(one.path),
      getOperationLink(one),
    ]),
    ...[...schemas.values()].map((one): [string, string] => [
      one.name,
      getSchemaLink(one),
    ]),
  ]);
  const taken = new Set(today.values());
  const known = new Map<string, string>(
    frozen.flatMap(({sources}) => [
      ...Object.entries(sources.operations).map(
        ([path, file]): [string, string] => [
          getFullName(path),
          `/docs/api/${findService(file)}-${getSchemaSlug(file)}`,
        ],
      ),
      ...Object.entries(sources.schemas).map(
        ([name, file]): [string, string] => [
          name,
          `/docs/api/schemas/${getSchemaSlug(file)}`,
        ],
      ),
    ]),
  );
  const moved: Record<string, string[]> = {};
  for (const {version, changes} of history.versions) {
    for (const {kind, subject, from} of changes) {
      const isRename = /^(?:operation|schema)-renamed$/.test(kind);
      if (!isRename && !/^(?:operation|schema)-removed$/.test(kind)) continue;
      const old = known.get(isRename ? (from ?? '') : subject);
      const target =
        today.get(subject) ?? (version ? getVersionLink(version) : changesLink);
      if (!old || taken.has(old)) continue;
      taken.add(old);
      moved[target] = [...(moved[target] ?? []), old];
    }
  }
  return moved;
}
