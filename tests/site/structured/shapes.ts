import {z} from 'zod';
import {site} from '../../../src/site';

const context = z.literal('https://schema.org');
const text = z.string().trim().min(1);
const language = z.enum(['en', 'zh-Hant-TW']);

/** An address of this site, in full. */
const address = z
  .url({protocol: /^https$/})
  .refine((one) => one.startsWith(`${site.url}/`), 'is not on this site');

const date = z.iso.datetime();

/** Authors are teams, never invented persons. */
const team = z.strictObject({
  '@type': z.literal('Organization'),
  name: text,
  description: text.optional(),
});

const article = z.strictObject({
  '@context': context,
  '@type': z.literal('TechArticle'),
  headline: text.max(110),
  description: text,
  url: address,
  inLanguage: language,
});

const breadcrumbs = z.strictObject({
  '@context': context,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int(),
        name: text,
        item: address,
      }),
    )
    .min(1)
    .refine(
      (items) => items.every(({position}, index) => position === index + 1),
      'positions count from 1',
    ),
});

const webSite = z.strictObject({
  '@context': context,
  '@type': z.literal('WebSite'),
  name: text,
  url: address,
  inLanguage: language,
  potentialAction: z.strictObject({
    '@type': z.literal('SearchAction'),
    target: z.strictObject({
      '@type': z.literal('EntryPoint'),
      urlTemplate: z.string().regex(/^https:.*\/\?q=\{search_term_string\}$/),
    }),
    'query-input': z.literal('required name=search_term_string'),
  }),
});

const posting = z.strictObject({
  '@type': z.literal('BlogPosting'),
  '@id': address,
  mainEntityOfPage: address,
  url: address,
  headline: text.max(110),
  name: text,
  description: text,
  datePublished: date,
  author: z.union([team, z.array(team).min(1)]),
  keywords: z.array(text),
});

const post = posting.extend({
  '@context': context,
  isPartOf: z.strictObject({
    '@type': z.literal('Blog'),
    '@id': address,
    name: text,
  }),
});

const blog = z.strictObject({
  '@context': context,
  '@type': z.literal('Blog'),
  '@id': address,
  mainEntityOfPage: address,
  headline: text,
  description: text,
  blogPost: z.array(posting).min(1),
});

/**
 * What pages say of themselves, with the fields that schema.org has for it and
 * that search engines ask for
 * (https://developers.google.com/search/docs/appearance/structured-data).
 */
export const structuredData = z.discriminatedUnion('@type', [
  article,
  breadcrumbs,
  webSite,
  post,
  blog,
]);

export type StructuredData = z.infer<typeof structuredData>;
