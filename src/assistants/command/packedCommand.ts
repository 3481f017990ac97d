import {openLanguages, pack, packLanguages, unpack} from '../packed';
import type {CommandBasis, CommandLanguage, CommandParts} from './model';

/** What the command knows, compressed; see `pack`. */
export interface PackedCommand {
  languages: Record<string, string>;
  basis: string;
}

/** Packs what the command knows, so that one file can hold it. */
export function packCommand({
  languages,
  ...basis
}: CommandParts): PackedCommand {
  return {languages: packLanguages(languages), basis: pack(basis)};
}

/** What `packCommand` packed; a language is unpacked when it is looked at. */
export const openCommand = ({
  languages,
  basis,
}: PackedCommand): CommandParts => ({
  ...(unpack(basis) as CommandBasis),
  languages: openLanguages<CommandLanguage>(languages),
});
