import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Effect} from '../api/openapi';

const description =
  'Mark of an operation in the sidebar and in the search, read aloud';

const words: Record<Effect, () => string> = {
  reads: () => translate({message: 'reads', description}),
  writes: () => translate({message: 'changes', description}),
  destroys: () => translate({message: 'destroys', description}),
  none: () => translate({message: 'not implemented'}),
};

export const getEffectWord = (effect: Effect): string => words[effect]();

interface Props {
  effect: Effect;
  /** Whether text next to it, or the name of its element, has the word. */
  isNamed?: boolean;
}

/** Icon of an operation's effect: ring, dot, or square (`effect.css`). */
export default function EffectSign({effect, isNamed}: Props): ReactNode {
  const word = getEffectWord(effect);
  return (
    <span className="effect" data-effect={effect} title={word}>
      {!isNamed && <span>{` ${word}`}</span>}
    </span>
  );
}
