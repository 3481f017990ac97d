import {useEffect, useRef, useState, type ReactNode} from 'react';
import {filterLists} from './filterLists';
import styles from './OperationsPage.module.css';

/** What the fields contain, by name. */
type Values = Partial<Record<string, string>>;

interface Props {
  /** Number of items in all lists. */
  total: number;
  isMatch: (values: Values, item: HTMLElement, section: HTMLElement) => boolean;
  /** Sections with lists, which are complete in the HTML. */
  lists: ReactNode;
  className: string | undefined;
  /**
   * Named fields, which keep their own values, because readers may fill them
   * before hydration; and what follows from the number of matches.
   */
  children: (count: number, values: Values) => ReactNode;
}

/** Fields that hide items of the lists below them. */
export default function ListFilter(props: Props): ReactNode {
  const {total, isMatch, lists, className, children} = props;
  const bar = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<[count: number, values: Values]>();

  function filter(): void {
    if (!bar.current || !root.current) return;
    const fields = bar.current.querySelectorAll<HTMLInputElement>('[name]');
    const values = Object.fromEntries(
      Array.from(fields, ({name, value}) => [name, value]),
    );
    const count = filterLists(root.current, (item, section) =>
      isMatch(values, item, section),
    );
    setFound([count, values]);
  }

  // eslint-disable-next-line react-hooks/exhaustive-deps -- once: what a reader filled before hydration
  useEffect(filter, []);

  return (
    <>
      <div ref={bar} className={styles.bar} onChange={filter}>
        {children(...(found ?? [total, {}]))}
      </div>
      <div ref={root} className={className}>
        {lists}
      </div>
    </>
  );
}
