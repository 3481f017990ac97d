import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
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
import ListFilter from './ListFilter';
import {getDeprecatedWord} from './marks';
import {getColon, Listed} from './punctuation';
import ReferencePage from './ReferencePage';
import Sections, {keepSections, listContents, type Section} from './Sections';
import controls from '../tryIt/controls.module.css';
import styles from './ChangesPage.module.css';

const getUnreleasedTitle = (): string =>
  translate({
    message: 'Not released yet',
    description: 'Heading of changes that no version has yet',
  });

interface VersionProps extends VersionData {
  marks: Record<string, string>;
}

function Version(props: VersionProps): ReactNode {
  const {version, date, changes, none, marks} = props;
  return (
    <>
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

const getVersions = ({versions, ratings}: ChangesPageData): Section[] =>
  versions.map((one) => ({
    id: one.version ?? 'next',
    title: one.version ?? getUnreleasedTitle(),
    to: one.version && getVersionLink(one.version),
    content: <Version {...one} marks={Object.fromEntries(ratings)} />,
  }));

interface ChoiceProps {
  name: string;
  label: string;
  all: string;
  options: [key: string, text: string][];
}

function Choice({name, label, all, options}: ChoiceProps): ReactNode {
  return (
    <label className={styles.choice} data-filter="">
      <span className={controls.label}>{label}</span>
      <select name={name} className={controls.control}>
        <option value="">{all}</option>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

const getStatus = (count: number, all: number): string =>
  count === 0
    ? translate({
        message: 'No matching changes.',
        description: 'Shown when a filter leaves no change',
      })
    : translate(
        {
          message: '{count} of {all} changes',
          description: 'How many changes a filter leaves; keep the two',
        },
        {count, all},
      );

function Versions(page: ChangesPageData): ReactNode {
  const {versions, services, ratings, first} = page;
  const total = versions.flatMap(({changes}) => changes).length;
  const sections = getVersions(page).map((one) => (
    <section key={one.id}>
      <Sections sections={[one]} />
    </section>
  ));
  if (total === 0) {
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
  return (
    <ListFilter
      total={total}
      isMatch={({service, kind}, {dataset}) =>
        (!service || dataset.service === service) &&
        (!kind || dataset.kind === kind)
      }
      lists={sections}
      className={styles.sections}
    >
      {(count) => (
        <>
          <Choice
            name="service"
            label={translate({message: 'Service of the changes'})}
            all={translate({
              message: 'All services',
              description: 'First entry of a list that filters changes',
            })}
            options={services}
          />
          <Choice
            name="kind"
            label={translate({
              message: 'Kind of change',
              description: 'Label of a list that filters changes',
            })}
            all={translate({
              message: 'All kinds',
              description: 'First entry of a list that filters changes',
            })}
            options={ratings}
          />
          <span role="status" className="note">
            {count < total && getStatus(count, total)}
          </span>
        </>
      )}
    </ListFilter>
  );
}

function Deprecated({deprecated}: ChangesPageData): ReactNode {
  return (
    <ul>
      {deprecated.map(({since, ...page}) => (
        <li key={page.to}>
          <NameLink {...page} />
          {since && ` ${getDeprecatedWord(since)}`}
        </li>
      ))}
    </ul>
  );
}

function Removed({removed}: ChangesPageData): ReactNode {
  return (
    <ul>
      {removed.map(({name, version}) => (
        <li key={name}>
          <code>{name}</code>{' '}
          {version === undefined
            ? getUnreleasedTitle()
            : translate(
                {
                  message: 'removed in {version}',
                  description: 'After the name of an operation; keep {version}',
                },
                {version},
              )}
        </li>
      ))}
    </ul>
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

function FeedsByService({feeds}: ChangesPageData): ReactNode {
  return (
    <ul className={styles.feeds}>
      {feeds.map(([key, name]) => (
        <li key={key}>
          {name + getColon()}
          <Feeds service={key} />
        </li>
      ))}
    </ul>
  );
}

const getSections = (page: ChangesPageData): Section[] =>
  keepSections([
    page.deprecated.length > 0 && {
      id: 'deprecated',
      title: translate({
        message: 'Deprecated',
        description: 'Heading of what still works and is to be replaced',
      }),
      content: <Deprecated {...page} />,
    },
    page.removed.length > 0 && {
      id: 'removed',
      title: translate({
        message: 'Removed',
        description: 'Heading of operations that are removed',
      }),
      content: <Removed {...page} />,
    },
    {
      id: 'feeds',
      title: translate({
        message: 'Feeds by service',
        description: 'Heading of the links to feeds',
      }),
      content: <FeedsByService {...page} />,
    },
  ]);

export const getContents = (page: ChangesPageData): TocItem[] =>
  listContents([...getVersions(page), ...getSections(page)]);

export default function ChangesPage(
  page: ChangesPageData & PageProps,
): ReactNode {
  const {first} = page;
  return (
    <ReferencePage {...page}>
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
      <Versions {...page} />
      <Sections sections={getSections(page)} />
    </ReferencePage>
  );
}
