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

export const getEffectWord = (effect: Effect): string => words[effect]();

interface Props {
  effect: Effect;
  /** Whether the containing element has a name that includes the word. */
  isNamed?: boolean;
}

export default function EffectSign({effect, isNamed}: Props): ReactNode {
  return <Mark effect={effect}>{!isNamed && ` ${getEffectWord(effect)}`}</Mark>;
}
