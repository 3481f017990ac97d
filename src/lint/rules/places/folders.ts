import path from 'node:path';
import type {SourceFile} from '../../../files/sourceFile';

/** The parts of `openapi.yaml` that name files. */
export interface Root {
  paths?: Record<string, {$ref?: string}>;
  tags?: {$ref?: string}[];
}

/** The file that a reference in another one leads to, without the part after `#`. */
export const target = (from: SourceFile, reference = ''): string => {
  const [file] = reference.split('#');
  return file
    ? path.posix.join(path.posix.dirname(from.file), file)
    : from.file;
};

/** Folder of the service that a file belongs to, such as `storage`. */
export const serviceFolder = ({file}: SourceFile): string | undefined =>
  /^openapi\/services\/([^/]+)\//.exec(file)?.[1];
