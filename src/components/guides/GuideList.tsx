import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import list from '@generated/content-data/default/guides.json';
import Heading from '@theme/Heading';
import {guideAreas, type GuideArea} from '../../guides/order';
import styles from './list.module.css';

const description = 'An area of the platform, over its guides';

const areaNames: Record<GuideArea, string> = {
  Start: translate({message: 'Start', description}),
  Machines: translate({message: 'Machines', description}),
  Clusters: translate({message: 'Clusters', description}),
  Storage: translate({message: 'Storage', description}),
  'Virtual machines': translate({message: 'Virtual machines', description}),
  Applications: translate({message: 'Applications', description}),
};

interface Props {
  /** Of the headings of the areas. */
  level: 'h2' | 'h3';
  /** Only the first guide of each area. */
  isShort?: boolean;
}

/** The guides by area, as on the home page, in the overview and on their own page. */
export default function GuideList({level, isShort}: Props): ReactNode {
  return (
    <div className={styles.areas}>
      {guideAreas.map(({area}) => {
        const guides = list.filter((one) => one.area === area);
        if (guides.length === 0) return null;
        return (
          <section key={area}>
            <Heading as={level}>{areaNames[area]}</Heading>
            <ul className="plain">
              {guides
                .slice(0, isShort ? 1 : undefined)
                .map(({name, title, summary, minutes, steps}) => (
                  <li key={name}>
                    <Link to={`/docs/guides/${name}`}>{title}</Link>
                    <div className="note">
                      <Translate
                        description="How long a guide takes; {minutes} is a number"
                        values={{minutes, count: steps}}
                      >
                        {'About {minutes} minutes · {count} steps'}
                      </Translate>
                    </div>
                    <p>{summary}</p>
                  </li>
                ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
