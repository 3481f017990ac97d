import {useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {
  getFeedLink,
  getStaticLink,
  getVersionLink,
  versioningLink,
} from '@site/src/api/links';
import type {PageProps, TocItem} from '@site/src/api/pageData';
import type {ChangesPageData, VersionData} from '@site/src/changes/pageData';
import ChangeItem, {VersionDate} from './ChangeItem';
import {NameLink} from './links';
import {getDeprecatedWord} from './marks';
import {getColon, Listed} from './punctuation';
import ReferencePage from './ReferencePage';
import controls from '../tryIt/controls.module.css';
import styles from './ChangesPage.module.css';

const unreleased = 'next';

const titles = {
  next: () =>
    translate({
      message: 'Not released yet',
      description: 'Heading of changes that no version has yet',
    }),
  deprecated: () =>
    translate({
      message: 'Deprecated',
      description: 'Heading of what still works and is to be replaced',
    }),
  removed: () =>
    translate({
      message: 'Removed',
      description: 'Heading of operations that are removed',
    }),
  feeds: () =>
    translate({
      message: 'Feeds by service',
      description: 'Heading of the links to feeds',
    }),
};

export function getContents(page: ChangesPageData): TocItem[] {
  const section = (id: keyof typeof titles): TocItem => ({
    value: titles[id](),
    id,
    level: 2,
  });
  return [
    ...page.versions.map(({version}) =>
      version === undefined
        ? section(unreleased)
        : {value: version, id: version, level: 2},
    ),
    ...(page.deprecated.length > 0 ? [section('deprecated')] : []),
    ...(page.removed.length > 0 ? [section('removed')] : []),
    section('feeds'),
  ];
}

function SectionTitle({id}: {id: keyof typeof titles}): ReactNode {
  return (
    <Heading as="h2" id={id}>
      {titles[id]()}
    </Heading>
  );
}

type Chosen = Record<'service' | 'kind', string>;

/**
 * Hides changes that do not match, and sections without matches.
 *
 * @returns the number of matches
 */
function filterChanges(root: Element, {service, kind}: Chosen): number {
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

interface FilterProps extends Pick<ChangesPageData, 'services' | 'ratings'> {
  total: number;
  children: ReactNode;
}

function ChangeFilter(props: FilterProps): ReactNode {
  const {services, ratings, total, children} = props;
  const root = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Chosen>({service: '', kind: ''});
  const [count, setCount] = useState<number>();

  function choose(next: Chosen): void {
    setChosen(next);
    const matching = root.current ? filterChanges(root.current, next) : 0;
    setCount(next.service || next.kind ? matching : undefined);
  }

  const select = (
    name: keyof Chosen,
    label: string,
    all: string,
    options: [string, string][],
  ): ReactNode => (
    <label className={styles.choice} data-filter="">
      <span className={controls.label}>{label}</span>
      <select
        className={controls.control}
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

  const status =
    count === 0
      ? translate({
          message: 'No change matches.',
          description: 'Shown when a filter leaves no change',
        })
      : translate(
          {
            message: '{count} of {all} changes',
            description: 'How many changes a filter leaves; keep the two',
          },
          {count: count ?? total, all: total},
        );

  return (
    <>
      <div className={styles.bar}>
        {select(
          'service',
          translate({
            message: 'Service of the changes',
          }),
          translate({
            message: 'All services',
            description: 'First entry of a list that filters changes',
          }),
          services,
        )}
        {select(
          'kind',
          translate({
            message: 'Kind of change',
            description: 'Label of a list that filters changes',
          }),
          translate({
            message: 'All kinds',
            description: 'First entry of a list that filters changes',
          }),
          ratings,
        )}
        <span role="status" className="note">
          {count !== undefined && status}
        </span>
      </div>
      <div ref={root} className={styles.sections}>
        {children}
      </div>
    </>
  );
}

interface VersionProps extends VersionData {
  marks: Record<string, string>;
}

function Version(props: VersionProps): ReactNode {
  const {version, date, changes, none, marks} = props;
  return (
    <>
      {version ? (
        <Heading as="h2" id={version}>
          <Link to={getVersionLink(version)}>{version}</Link>
        </Heading>
      ) : (
        <SectionTitle id={unreleased} />
      )}
      {date && <VersionDate date={date} />}
      {changes.length === 0 && <p>{none}</p>}
      {changes.length > 0 && !version && (
        <p>
          <Translate>
            Changes that are not in a released version yet. They may still
            change.
          </Translate>
        </p>
      )}
      {changes.length > 0 && (
        <ul>
          {changes.map((change, index) => (
            <ChangeItem key={index} mark={marks[change.rating]} {...change} />
          ))}
        </ul>
      )}
    </>
  );
}

function Versions(props: ChangesPageData): ReactNode {
  const {versions, services, ratings, first} = props;
  const marks = Object.fromEntries(ratings);
  const total = versions.flatMap(({changes}) => changes).length;
  const sections = versions.map((one) => (
    <section key={one.version ?? unreleased}>
      <Version {...one} marks={marks} />
    </section>
  ));
  if (total > 0) {
    return (
      <ChangeFilter services={services} ratings={ratings} total={total}>
        {sections}
      </ChangeFilter>
    );
  }
  return (
    <>
      <p>
        <Translate
          description="On the page of changes, if there are none; keep {version}"
          values={{version: first.version}}
        >
          {
            'Nothing has changed since {version}: no operation or field has been added, deprecated or removed.'
          }
        </Translate>
      </p>
      {sections}
    </>
  );
}

function Deprecated({deprecated}: ChangesPageData): ReactNode {
  return (
    <>
      <SectionTitle id="deprecated" />
      <ul>
        {deprecated.map(({since, ...page}) => (
          <li key={page.to}>
            <NameLink {...page} />
            {since && ` ${getDeprecatedWord(since)}`}
          </li>
        ))}
      </ul>
    </>
  );
}

function Removed({removed}: ChangesPageData): ReactNode {
  return (
    <>
      <SectionTitle id="removed" />
      <ul>
        {removed.map(({name, version}) => (
          <li key={name}>
            <code>{name}</code>{' '}
            {version === undefined
              ? titles.next()
              : translate(
                  {
                    message: 'removed in {version}',
                    description:
                      'After the name of an operation; keep {version}',
                  },
                  {version},
                )}
          </li>
        ))}
      </ul>
    </>
  );
}

const formats = [
  ['atom', 'Atom'],
  ['rss', 'RSS'],
] as const;

function Feeds({service}: {service?: string}): ReactNode {
  return (
    <Listed
      items={formats.map(([key, name]) => (
        <Link key={key} to={getStaticLink(getFeedLink(key, service))}>
          {name}
        </Link>
      ))}
    />
  );
}

export default function ChangesPage(
  props: ChangesPageData & PageProps,
): ReactNode {
  const {title, description, first, feeds, deprecated, removed} = props;
  return (
    <ReferencePage title={title} description={description}>
      <p>
        <Translate
          description="At the top of the page of changes; {policy} is “versioning policy”, {feeds} are links"
          values={{
            policy: (
              <Link to={versioningLink}>
                <Translate description="Link in the sentence at the top of the page of changes">
                  versioning policy
                </Translate>
              </Link>
            ),
            feeds: <Feeds />,
          }}
        >
          {'See the {policy} for what counts as breaking. Feeds: {feeds}.'}
        </Translate>
      </p>
      <p>
        <Translate
          description="Since when there are records; keep the two"
          values={{
            version: (
              <Link to={getVersionLink(first.version)}>{first.version}</Link>
            ),
            date: first.date,
          }}
        >
          {
            'Changes have been recorded since {version}, which was frozen on {date}. There is no record of earlier changes.'
          }
        </Translate>
      </p>
      <Versions {...props} />
      {deprecated.length > 0 && <Deprecated {...props} />}
      {removed.length > 0 && <Removed {...props} />}
      <SectionTitle id="feeds" />
      <ul className={styles.feeds}>
        {feeds.map(([key, name]) => (
          <li key={key}>
            {name + getColon()}
            <Feeds service={key} />
          </li>
        ))}
      </ul>
    </ReferencePage>
  );
}
