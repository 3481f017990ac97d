import {inlineHashes} from './inlineScripts';
import {getPolicy} from './policy';

const charset = /<meta charset="UTF-8"\s*\/?>/i;

/** Attributes that a policy can allow only by allowing all of their kind. */
const refused =
  /<[a-z][^\s>]*(?:\s+[\w:-]+(?:="[^"]*")?)*?\s+(on[a-z]+|style)="/i;

/**
 * Adds the policy to a page, for hosts that do not send headers.
 *
 * @param hashes of allowed inline scripts; those in the page by default
 * @throws with the position if the page contains something that the policy
 *   blocks
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
