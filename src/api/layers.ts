export const layers = [
  'metal',
  'network',
  'cluster',
  'machine',
  'application',
] as const;

export type Layer = (typeof layers)[number];
