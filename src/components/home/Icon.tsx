import type {ReactNode} from 'react';
import type {HomeArea} from '../../api/openapi';

const drawings: Record<HomeArea['icon'], string> = {
  machine: 'M4 4h16v7H4zM4 13h16v7H4zM7 7.5h1M7 16.5h1M12 7.5h5M12 16.5h5',
  virtualMachine: 'M3 5h18v12H3zM8 21h8M12 17v4M8 8.5h8v5H8z',
  storage:
    'M4 6c0-1.7 3.6-3 8-3s8 1.3 8 3-3.6 3-8 3-8-1.3-8-3zM4 6v12c0 1.7 3.6 3 8 3s8-1.3 8-3V6M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3',
  network: 'M9 3h6v5H9zM3 16h6v5H3zM15 16h6v5h-6zM12 8v4M6 16v-4h12v4',
  application: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  cluster:
    'M12 3l3.5 2v4L12 11 8.5 9V5zM6.5 12.5l3.5 2v4l-3.5 2-3.5-2v-4zM17.5 12.5l3.5 2v4l-3.5 2-3.5-2v-4z',
};

interface Props {
  name: HomeArea['icon'];
  className?: string;
}

export default function Icon({name, className}: Props): ReactNode {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
