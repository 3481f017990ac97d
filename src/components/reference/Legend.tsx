import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Effect} from '../../api/openapi';
import EffectSign, {getEffectWord} from '../EffectSign';

const effects: Effect[] = ['reads', 'writes', 'destroys', 'none'];

const getMeaning = (effect: Effect): string =>
  effect === 'destroys'
    ? translate({
        message: 'loses data or stops work',
        description: 'Meaning of the mark of an operation, in the legend',
      })
    : getEffectWord(effect);

/** Explains the marks of the operations below. */
export default function Legend(): ReactNode {
  return (
    <ul className="flow note" data-md="controls">
      {effects.map((effect) => (
        <li key={effect}>
          <span>
            <EffectSign effect={effect} isNamed /> {getMeaning(effect)}
          </span>
        </li>
      ))}
    </ul>
  );
}
