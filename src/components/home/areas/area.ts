import type {ReactNode} from 'react';
import type {IconName} from '../Icon';

/** A part of the platform, with the calls that operators make most often. */
export interface Area {
  icon: IconName;
  name: string;
  to: string;
  summary: ReactNode;
  operations: {label: string; to: string}[];
}
