/** Stands for the storage of Docusaurus, whose settings come with a build. */
export const createStorageSlot = (key: string) => ({
  get: (): string | null => localStorage.getItem(key),
  set: (value: string): void => localStorage.setItem(key, value),
  del: (): void => localStorage.removeItem(key),
});
