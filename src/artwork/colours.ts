import {tokensFile, type Mode, type Tokens} from '../tokens/readTokens';

/**
 * Looks up the tokens of a mode for a drawing.
 *
 * @throws naming the token that there is not
 */
export const colours =
  (tokens: Tokens, mode: Mode) =>
  (name: string): string => {
    const value = tokens[mode].get(name);
    if (value === undefined) {
      throw new Error(`A drawing needs ${name}, which ${tokensFile} lacks.`);
    }
    return value;
  };
