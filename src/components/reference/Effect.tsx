import type {ReactNode} from 'react';
import type {Effect as EffectName} from '../../api/openapi';

interface Props {
  effect: EffectName;
  /** Label for readers who cannot see the icon. */
  children?: ReactNode;
}

/** Icon of an operation's effect: ring, dot, or square (`effect.css`). */
export default function Effect({effect, children}: Props): ReactNode {
  return (
    <span
      className="effect"
      data-effect={effect}
      title={typeof children === 'string' ? children.trim() : undefined}
    >
      {children && <span>{children}</span>}
    </span>
  );
}
