import type {ReactNode} from 'react';
import type {Effect as EffectName} from '../../api/openapi';

interface Props {
  effect: EffectName;
  /** The word for it, which who sees the mark does not see. */
  children?: ReactNode;
}

/** The mark of what an operation does: ring, dot or square (`effect.css`). */
export default function Effect({effect, children}: Props): ReactNode {
  return (
    <span className="effect" data-effect={effect}>
      {children && <span>{children}</span>}
    </span>
  );
}
