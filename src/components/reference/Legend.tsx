import type {ReactNode} from 'react';
import EffectSign, {getEffectWord} from '../EffectSign';

const effects = ['reads', 'writes', 'destroys', 'none'] as const;

/** Explains the marks of operations. */
export default function Legend(): ReactNode {
  return (
    <p className="note flow">
      {effects.map((effect) => (
        <span key={effect}>
          <EffectSign effect={effect} isNamed /> {getEffectWord(effect)}
        </span>
      ))}
    </p>
  );
}
