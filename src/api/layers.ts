/** The layers of the platform, from the ground upwards. */
export const layers = [
  'metal',
  'network',
  'cluster',
  'machine',
  'application',
] as const;

export type Layer = (typeof layers)[number];
