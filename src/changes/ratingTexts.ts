import type {Rating} from './rules';

/** Marks of the ratings, which are fixed texts of the reference. */
export const ratingTexts = {
  breaking: 'breaking',
  deprecated: 'deprecated',
  additive: 'new',
  documentation: 'documentation',
} as const satisfies Record<Rating, string>;
