import type {Rating} from './rules';

export const ratingTexts = {
  breaking: 'breaking',
  deprecated: 'deprecated',
  additive: 'new',
  documentation: 'documentation',
} as const satisfies Record<Rating, string>;
