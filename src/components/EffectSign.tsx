import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Effect} from '../api/openapi';
import Mark from './reference/Effect';

const description =
  'Mark of an operation in the sidebar and in the search, read aloud';

const words: Record<Effect, () => string> = {
  reads: () => translate({message: 'reads', description}),
  writes: () => translate({message: 'changes', description}),
  destroys: () => translate({message: 'destroys', description}),
  none: () => translate({message: 'not implemented'}),
};

/** What an operation does, in a word. */
export const getEffectWord = (effect: Effect): string => words[effect]();

interface Props {
  effect: Effect;
  /** Whether what it stands in has a name of its own with the word in it. */
  isNamed?: boolean;
}

/** The mark of an operation with its word in the language of the interface. */
export default function EffectSign({effect, isNamed}: Props): ReactNode {
  return <Mark effect={effect}>{!isNamed && ` ${getEffectWord(effect)}`}</Mark>;
}
