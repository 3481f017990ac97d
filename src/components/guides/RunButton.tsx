import type {ReactNode} from 'react';
import controls from '../tryIt/controls.module.css';
import {useGuide} from './state';

interface Props {
  /** Name of the guide. */
  guide: string;
  isPrimary?: boolean;
  /** @param isReplayed whether the page did not run yet when it was pressed */
  onPress: (isReplayed: boolean) => void;
  children: ReactNode;
}

/** A button that does nothing while a step of the guide runs. */
export default function RunButton(props: Props): ReactNode {
  const {guide, isPrimary, onPress, children} = props;
  const isBusy = useGuide(guide).current !== undefined;
  return (
    <button
      type="button"
      className={isPrimary ? controls.primary : controls.button}
      aria-disabled={isBusy || undefined}
      data-guide-run
      onClick={
        isBusy ? undefined : (event) => onPress(!event.nativeEvent.isTrusted)
      }
    >
      {children}
    </button>
  );
}
