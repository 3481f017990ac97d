import {z} from 'zod';
import {parseXml} from './xml';

const text = z.string().trim().min(1);
const address = z.url({protocol: /^https$/});

/** As RFC 822 has it, with four digits for the year. */
const rssDate = z
  .string()
  .regex(
    /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} [\d:]+ GMT$/,
  )
  .refine((date) => new Date(date).toUTCString() === date, 'is no date');

/** https://www.rssboard.org/rss-specification */
const rss = z.object({
  rss: z.object({
    '@version': z.literal('2.0'),
    channel: z.object({
      title: text,
      link: address,
      description: text,
      lastBuildDate: rssDate,
      language: z.enum(['en', 'zh-Hant-TW']),
      item: z
        .array(
          z.object({
            title: text,
            link: address,
            // Is a link, because nothing says otherwise.
            guid: address,
            pubDate: rssDate,
            description: text,
          }),
        )
        .min(1),
    }),
  }),
});

const atomText = z.union([
  text,
  z.object({'@type': z.enum(['text', 'html', 'xhtml']), '#text': text}),
]);

const atomLink = z.object({
  '@rel': z.enum(['alternate', 'self']).optional(),
  '@href': address,
});

/** https://www.rfc-editor.org/rfc/rfc4287 */
const atom = z.object({
  feed: z.object({
    '@xmlns': z.literal('http://www.w3.org/2005/Atom'),
    id: address,
    title: atomText,
    updated: z.iso.datetime({offset: true}),
    link: z.array(atomLink).min(1),
    entry: z
      .array(
        z.object({
          id: address,
          title: atomText,
          updated: z.iso.datetime({offset: true}),
          link: z.array(atomLink).min(1),
          // The feed has none, so each entry needs one.
          author: z.array(z.object({name: text})).min(1),
          summary: atomText,
        }),
      )
      .min(1),
  }),
});

/** What a feed leads to: itself first, then its posts. */
export interface Feed {
  home: string;
  posts: string[];
  /** When each was published, ISO 8601 in UTC. */
  dates: string[];
}

const isoDate = (date: string): string => new Date(date).toISOString();

const unique = (posts: string[]): string[] => {
  if (new Set(posts).size !== posts.length)
    throw new Error('names a post twice');
  return posts;
};

/** @throws when a document is no RSS 2.0 */
export function readRss(document: string): Feed {
  const {channel} = rss.parse(parseXml(document)).rss;
  const different = channel.item.filter(({link, guid}) => link !== guid);
  if (different.length > 0) throw new Error('guid is not the link');
  return {
    home: channel.link,
    posts: unique(channel.item.map(({link}) => link)),
    dates: channel.item.map(({pubDate}) => isoDate(pubDate)),
  };
}

/** @throws when a document is no Atom */
export function readAtom(document: string): Feed {
  const {feed} = atom.parse(parseXml(document));
  return {
    home: feed.id,
    posts: unique(
      feed.entry.flatMap(({link}) => link.map((one) => one['@href'])),
    ),
    dates: feed.entry.map(({updated}) => isoDate(updated)),
  };
}
