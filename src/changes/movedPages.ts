import {
  getOperationSlug,
  getSchemaSlugFor,
  getServiceTags,
} from '../api/description/naming';
import type {Release} from '../api/description/releases';
import {
  changesLink,
  getOperationLink,
  getSchemaLink,
  getVersionLink,
} from '../api/links';
import type {Reference} from '../api/model';
import {
  getFullName,
  getLastPart,
  getServiceKeyOfTag,
  getServiceOf,
} from '../api/names';
import type {History} from './history';

/** URLs of pages in all versions, by the full name of their subject. */
function getAddresses(releases: readonly Release[]): Map<string, string> {
  const known = new Map<string, string>();
  const structures = releases.map(({structure}) => structure);
  for (const [index, structure] of structures.entries()) {
    const tags = getServiceTags(...structures.slice(0, index + 1));
    for (const path of Object.keys(structure.operations)) {
      const key = getServiceKeyOfTag(tags.get(getServiceOf(path))!);
      const name = getFullName(path);
      const slug = getOperationSlug(getLastPart(name));
      known.set(name, `/docs/api/${key}-${slug}`);
    }
    for (const name of Object.keys(structure.schemas)) {
      const slug = getSchemaSlugFor(name, '', new Set());
      known.set(name, `/docs/api/schemas/${slug}`);
    }
  }
  return known;
}

/** URLs of removed pages by new target: a renamed page, or a version. */
export function getMovedPages(
  history: History,
  releases: readonly Release[],
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
  const known = getAddresses(releases);
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
