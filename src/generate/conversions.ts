import {createHash} from 'node:crypto';
import {existsSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {withAbsoluteLinks} from '../downloads/absoluteLinks';
import {callableDocument, streamingOperations} from '../downloads/callable';
import {downloads, isFormerDownload} from '../downloads/names';
import {openCollection} from '../downloads/openCollection';
import {platformsOf} from '../downloads/platforms';
import {postmanCollection, postmanEnvironment} from '../downloads/postman';
import {typeDeclarations} from '../downloads/typeDeclarations';
import {wholeDocument} from '../downloads/wholeDocument';
import {readJson} from '../files/readJson';
import {introductionLink} from '../reference/links';
import {localeAddress, site, type Locale} from '../site';
import {writeFile} from './folder';
import type {Described} from './locale';
import {makersOf} from './makers';
import {staticFolder} from './paths';

const packages = [
  'openapi-typescript',
  'openapi-to-postmanv2',
  '@usebruno/converters',
  'yaml',
];

/** What a converter made last, and what of. */
interface Kept {
  key: string;
  text: string;
}

/**
 * Writes what converters make of the description of a locale: types, and
 * collections with their environments. They take seconds, so what they made of
 * the same description is kept. Files under a former name of the product go.
 *
 * @throws with the name of the file that a converter could not make
 */
export async function writeConversions(
  siteDir: string,
  locale: Locale,
  {document, reference, t}: Described,
): Promise<void> {
  const base = localeAddress(locale);
  const root = path.join(siteDir, staticFolder(locale));
  const makers = makersOf(siteDir, ['src/downloads'], packages);
  const convert = async <T>(
    file: string,
    source: T,
    make: (source: T) => Promise<string>,
  ): Promise<void> => {
    const cache = path.join(
      siteDir,
      '.cache/downloads',
      `${locale}-${path.basename(file)}.json`,
    );
    const key = createHash('sha256')
      .update(JSON.stringify([makers, source]))
      .digest('hex');
    const kept = existsSync(cache) ? (readJson(cache) as Kept) : undefined;
    let text = kept?.key === key ? kept.text : undefined;
    if (text === undefined) {
      try {
        text = await make(source);
      } catch (error) {
        throw new Error(
          `${staticFolder(locale)}/${file} could not be made of the description: ${String(error)}`,
          {cause: error},
        );
      }
      writeFile(cache, JSON.stringify({key, text} satisfies Kept));
    }
    writeFile(path.join(root, file), text);
  };

  const whole = withAbsoluteLinks(wholeDocument(document), base);
  const streams = streamingOperations(whole);
  const note = t(
    'Has every operation except {operations}, because tools of this kind cannot write the envelopes of streams. Before you send a call, choose an environment: `sandbox`, or `platform`, in which you set the address of your platform. Put a token into it if your platform asks for one.',
    {operations: streams.map((name) => `\`${name}\``).join(t(', '))},
  );
  const callable = callableDocument(whole, note);
  const about = `${reference.title} ${whole.info.version}\n${base}${introductionLink.slice(1)}`;
  await convert(downloads.types, {whole, about}, (source) =>
    typeDeclarations(source.whole, source.about),
  );
  await convert(downloads.postman, callable, postmanCollection);
  await convert(downloads.openCollection, callable, openCollection);
  const platforms = platformsOf(whole);
  for (const [file, name] of [
    [downloads.postmanSandbox, 'sandbox'],
    [downloads.postmanPlatform, 'platform'],
  ] as const) {
    writeFile(
      path.join(root, file),
      postmanEnvironment(site.name, name, platforms),
    );
  }
  for (const file of readdirSync(root).filter(isFormerDownload)) {
    rmSync(path.join(root, file));
  }
}
