import {zipSync, type Zippable} from 'fflate';

/** A file of an archive. */
export interface Entry {
  data: Uint8Array;
  /** Whether the system may run it. */
  isProgram?: boolean;
}

/** Unix, of which zip keeps the permissions. */
const unix = 3;
const permissions = {program: 0o100755, file: 0o100644};

/** What is small already. */
const packed = /\.(png|ico|jpe?g|webp|woff2|gz|br|zst)$/;

/**
 * The same files make the same bytes, on every machine and version of Node.js:
 * names are sorted, all files have one time, and the program that compresses is
 * a dependency.
 *
 * @param time is written as the clock of this process shows it
 * @throws when a name leads out of the folder that somebody unpacks into
 */
export function zipOf(
  entries: ReadonlyMap<string, Entry>,
  time: Date,
): Uint8Array {
  const files: Zippable = {};
  for (const name of [...entries.keys()].sort()) {
    if (/^[/\\]|\\|:|(^|\/)\.\.(\/|$)/.test(name)) {
      throw new Error(`${name} leads out of the archive.`);
    }
    const {data, isProgram = false} = entries.get(name)!;
    const mode = isProgram ? permissions.program : permissions.file;
    files[name] = [
      data,
      {
        level: packed.test(name) ? 0 : 9,
        mtime: time,
        os: unix,
        attrs: mode << 16,
      },
    ];
  }
  return zipSync(files);
}
