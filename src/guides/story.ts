/** Operations that `<GuideCall operation="…" />` in a story shows, in order. */
export const callsInStory = (mdx: string): string[] =>
  [...mdx.matchAll(/<GuideCall\b[^>]*\boperation="([^"]*)"/g)].map(
    ([, rpc = '']) => rpc,
  );
