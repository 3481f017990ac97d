import {useRef, useState, type ReactNode} from 'react';
import styles from './ChangeFilter.module.css';

interface Props {
  /** Keys and names of the services that have changes. */
  services: [key: string, name: string][];
  /** Kinds of changes, by how urgent they are. */
  kinds: [key: string, name: string][];
  labels: {
    service: string;
    kind: string;
    allServices: string;
    allKinds: string;
    none: string;
    /** How many changes match, with `{count}` in it. */
    matching: string;
  };
  /** Sections, each with a heading and a list of changes. */
  children?: ReactNode;
}

/**
 * Hides the changes below an element that do not match, and the sections that
 * have changes but none that does.
 *
 * @returns how many match
 */
function filterChanges(root: Element, service: string, kind: string): number {
  let count = 0;
  for (const section of Array.from(root.querySelectorAll('section'))) {
    const items = Array.from(section.querySelectorAll('li'));
    for (const item of items) {
      const isService = !service || item.dataset.service === service;
      const isKind = !kind || item.dataset.kind === kind;
      item.hidden = !(isService && isKind);
      if (!item.hidden) count += 1;
    }
    section.hidden =
      (service !== '' || kind !== '') && items.every(({hidden}) => hidden);
  }
  return count;
}

/** The changes of all versions, with lists that choose service and kind. */
export default function ChangeFilter(props: Props): ReactNode {
  const {services, kinds, labels, children} = props;
  const root = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState({service: '', kind: ''});
  const [count, setCount] = useState<number>();

  function choose(next: typeof chosen): void {
    setChosen(next);
    const {service, kind} = next;
    const matching = root.current
      ? filterChanges(root.current, service, kind)
      : 0;
    setCount(service || kind ? matching : undefined);
  }

  const select = (
    name: keyof typeof chosen,
    label: string,
    all: string,
    options: [string, string][],
  ): ReactNode => (
    <label className={styles.choice} data-filter="">
      <span>{label}</span>
      <select
        value={chosen[name]}
        onChange={({target}) => choose({...chosen, [name]: target.value})}
      >
        <option value="">{all}</option>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );

  return (
    <>
      <div className={styles.bar}>
        {select('service', labels.service, labels.allServices, services)}
        {select('kind', labels.kind, labels.allKinds, kinds)}
        <span role="status">
          {count === 0
            ? labels.none
            : count !== undefined &&
              labels.matching.replace('{count}', String(count))}
        </span>
      </div>
      <div ref={root} className={styles.sections}>
        {children}
      </div>
    </>
  );
}
