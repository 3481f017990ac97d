import {z} from 'zod';
import {parseXml} from './xml';

/** https://www.sitemaps.org/protocol.html */
const sitemap = z.object({
  urlset: z.object({
    '@xmlns': z.literal('http://www.sitemaps.org/schemas/sitemap/0.9'),
    url: z
      .array(
        z.strictObject({
          loc: z.url({protocol: /^https$/}).max(2047),
          lastmod: z.union([z.iso.date(), z.iso.datetime()]).optional(),
          changefreq: z
            .enum([
              'always',
              'hourly',
              'daily',
              'weekly',
              'monthly',
              'yearly',
              'never',
            ])
            .optional(),
          priority: z
            .string()
            .regex(/^(?:0\.\d|1\.0)$/)
            .optional(),
        }),
      )
      .min(1)
      .max(50_000),
  }),
});

/**
 * Addresses of a sitemap.
 *
 * @throws when it is not what the protocol has
 */
export function addressesOfSitemap(text: string): string[] {
  const {urlset} = sitemap.parse(parseXml(text));
  return urlset.url.map(({loc}) => loc);
}
