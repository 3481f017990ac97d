import {inlineHashes} from './inlineScripts';
import {getPolicy} from './policy';

const charset = /<meta charset="UTF-8"\s*\/?>/i;

/** Attributes that no policy allows without allowing all of their kind. */
const refused =
  /<[a-z][^\s>]*(?:\s+[\w:-]+(?:="[^"]*")?)*?\s+(on[a-z]+|style)="/i;

/**
 * A page with its policy: hosts that send no headers serve it too.
 *
 * @param hashes of the programs that it may run; those in it, if left out
 * @throws when the page has what the policy refuses, with the place
 */
export function withPolicy(
  html: string,
  file: string,
  hashes: readonly string[] = inlineHashes(html),
): string {
  const body = html.replace(/<(script|style)\b[^]*?<\/\1>/gi, '');
  const found = refused.exec(body);
  if (found) {
    throw new Error(
      `${file}: the Content Security Policy of the site refuses the attribute "${found[1]}" in ${found[0]}…. Use a class, or a listener in a script.`,
    );
  }
  if (!charset.test(html)) {
    throw new Error(`${file}: has no <meta charset="UTF-8">.`);
  }
  const policy = getPolicy(hashes);
  return html.replace(
    charset,
    (meta) =>
      `${meta}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}
