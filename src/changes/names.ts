/** `/a.v1.AService/Do`, with an optional prefix → `a.v1.AService.Do`. */
export const getFullName = (path: string): string =>
  path.split('/').slice(-2).join('.');

/** Owner of `a.v1.AService.Do` or `a.v1.Pool.size`. */
export const getOwner = (name: string): string =>
  name.slice(0, name.lastIndexOf('.'));

/** `a.v1.Pool.size` → `size` */
export const getLastPart = (name: string): string =>
  name.slice(name.lastIndexOf('.') + 1);

/** Call path: `a.v1.AService.Do` → `/a.v1.AService/Do`. */
export const toPath = (name: string): string =>
  `/${getOwner(name)}/${getLastPart(name)}`;
