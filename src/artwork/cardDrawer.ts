import {Renderer} from '@takumi-rs/core';
import {readTokens} from '../tokens/readTokens';
import type {CardWords} from './cardWords';
import {cardFonts} from './fonts';
import {pageCard} from './pageCard';
import {cardSize} from './socialCard';

/**
 * Loads the fonts and colours of the cards.
 *
 * @returns draws a card as PNG of 1200 × 630: the same words, the same bytes
 */
export async function cardDrawer(): Promise<
  (words: CardWords) => Promise<Buffer>
> {
  const tokens = readTokens();
  const renderer = new Renderer();
  for (const font of cardFonts()) await renderer.registerFont(font);
  return (words) =>
    renderer.render(pageCard(tokens, words), {...cardSize, format: 'png'});
}
