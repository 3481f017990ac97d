import {z} from 'zod';
import {structuredData, type StructuredData} from './shapes';

const scripts =
  /<script\b[^>]*\btype="application\/ld\+json"[^>]*>([^]*?)<\/script>/g;

/** What a page says of itself, and what is wrong with how it does. */
export function readStructuredData(html: string): {
  data: StructuredData[];
  problems: string[];
} {
  const data: StructuredData[] = [];
  const problems: string[] = [];
  for (const [, json = ''] of html.matchAll(scripts)) {
    try {
      const result = structuredData.safeParse(JSON.parse(json));
      if (result.success) data.push(result.data);
      else problems.push(z.prettifyError(result.error));
    } catch {
      problems.push(`no JSON: ${json.slice(0, 80)}`);
    }
  }
  const kinds = data.map((one) => one['@type']);
  if (kinds.length !== new Set(kinds).size) {
    problems.push(`says one thing twice: ${kinds.join(', ')}`);
  }
  return {data, problems};
}

/** Every address of this site in the data. */
export const addressesIn = (data: unknown): string[] =>
  typeof data === 'string'
    ? /^https?:/.test(data)
      ? [data]
      : []
    : data !== null && typeof data === 'object'
      ? Object.entries(data)
          .filter(([key]) => key !== '@context')
          .flatMap(([, value]) => addressesIn(value))
      : [];
