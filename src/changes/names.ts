/** `/a.v1.AService/Do`, perhaps with a prefix → `a.v1.AService.Do`, as protobuf names it. */
export const getFullName = (path: string): string =>
  path.split('/').slice(-2).join('.');

/** `a.v1.AService.Do` or `a.v1.Pool.size` → what it belongs to. */
export const getOwner = (name: string): string =>
  name.slice(0, name.lastIndexOf('.'));

/** `a.v1.Pool.size` → `size` */
export const getLastPart = (name: string): string =>
  name.slice(name.lastIndexOf('.') + 1);

/** `a.v1.AService.Do` → `/a.v1.AService/Do`, the path of its call. */
export const toPath = (name: string): string =>
  `/${getOwner(name)}/${getLastPart(name)}`;
