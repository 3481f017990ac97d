import {useId, type ReactNode} from 'react';
import controls from './controls.module.css';

/** What joins a control to its label and to what stands below it. */
interface ControlProps {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean | undefined;
}

interface Props {
  label: ReactNode;
  /** What it is for, or what is wrong with it. */
  hint: ReactNode;
  isWrong?: boolean;
  children: (props: ControlProps) => ReactNode;
}

/** A control of the panel with its label above and a hint below. */
export default function Field(props: Props): ReactNode {
  const {label, hint, isWrong, children} = props;
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={controls.group}>
      <label className={controls.label} htmlFor={id}>
        {label}
      </label>
      {children({id, 'aria-describedby': hintId, 'aria-invalid': isWrong})}
      <p id={hintId} className={isWrong ? controls.wrong : controls.hint}>
        {hint}
      </p>
    </div>
  );
}
