import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Glance} from '../reference/openapi';

type Effect = Glance['effect'];

const description =
  'Mark of an operation in the sidebar and in the search, read aloud';

const words: Record<Effect, () => string> = {
  reads: () => translate({id: 'effect.reads', message: 'reads', description}),
  writes: () =>
    translate({id: 'effect.writes', message: 'changes', description}),
  destroys: () =>
    translate({id: 'effect.destroys', message: 'destroys', description}),
};

/** What an operation does, in a word. */
export const effectWord = (effect: Effect): string => words[effect]();

/** The mark of an operation (`src/css/effect.css`). */
export default function EffectSign({effect}: {effect: Effect}): ReactNode {
  return (
    <span className="effect" data-effect={effect}>
      {` ${effectWord(effect)}`}
    </span>
  );
}
