import type {ReactNode} from 'react';

/** The sign of a search. */
export default function Magnifier(): ReactNode {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
    >
      <circle cx="6.7" cy="6.7" r="4.9" />
      <path d="m10.4 10.4 4.2 4.2" />
    </svg>
  );
}
