/** A post, or the blog with its posts, as Docusaurus describes it. */
interface Described {
  author?: unknown;
  blogPost?: readonly object[];
}

const toTeam = (author: unknown): object => ({
  ...(author as object),
  '@type': 'Organization',
});

/** The same with authors who are teams: Docusaurus takes each for a person. */
export function withTeams<Data extends object>(data: Data): Data {
  const {author, blogPost}: Described = data;
  return {
    ...data,
    ...(author === undefined
      ? {}
      : {author: Array.isArray(author) ? author.map(toTeam) : toTeam(author)}),
    ...(blogPost ? {blogPost: blogPost.map(withTeams)} : {}),
  };
}
