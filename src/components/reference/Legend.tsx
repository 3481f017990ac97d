import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Effect} from '../../api/openapi';
import EffectSign, {getEffectWord} from '../EffectSign';

const effects: Effect[] = ['reads', 'writes', 'destroys', 'none'];

const getMeaning = (effect: Effect): string =>
  effect === 'destroys'
    ? translate({
        message: 'deletes data or stops workloads',
        description: 'Meaning of the mark of an operation, in the legend',
      })
    : getEffectWord(effect);

interface Props {
  operations: readonly {effect?: Effect}[];
}

/** Explains the marks; each one filters the lists below (`effect.css`). */
export default function Legend({operations}: Props): ReactNode {
  return (
    <div
      role="group"
      className="legend"
      data-md="controls"
      aria-label={translate({
        message: 'Show only operations with this mark',
        description: 'Name of the legend, whose marks filter a list',
      })}
    >
      <label>
        <input type="radio" name="effect" value="all" defaultChecked />
        <Translate
          description="In the legend of the marks: shows all operations; {count} is a number"
          values={{count: operations.length}}
        >
          {'All {count}'}
        </Translate>
      </label>
      {effects.map((effect) => {
        const count = operations.filter((one) => one.effect === effect).length;
        return (
          count > 0 && (
            <label key={effect}>
              <input type="radio" name="effect" value={effect} />
              <EffectSign effect={effect} isNamed /> {getMeaning(effect)}{' '}
              {count}
            </label>
          )
        );
      })}
    </div>
  );
}
