import type {FieldData, ValueData} from '../../api/pageData';
import type {RichText} from '../../api/richText';

/** Something on a page that has an anchor, and the text below it. */
export interface Place {
  kind: 'section' | 'field' | 'value';
  /** Anchor; empty for what stands before the first heading. */
  id: string;
  name: string;
  /** HTTP status of the code of an error. */
  httpStatus?: number;
  text: string;
}

/** Elements whose words belong to those around them. */
const inline = /^(?:a|code|del|em|strong)$/;

const toOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function renderInner(nodes: RichText[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const [name, , ...more] = node;
      return inline.test(name) ? renderInner(more) : ` ${renderInner(more)} `;
    })
    .join('');
}

/** The words of some nodes in one line. */
export const findWordsIn = (nodes: RichText[]): string =>
  toOneLine(renderInner(nodes));

/** What says nothing of its own, or is said elsewhere. */
const left = /^(?:Contents|Diagram|Endpoint|Message|Nested|SchemaName|header)$/;

/** Sections whose words are links to other pages, or code. */
const leftSections = /^(?:related|used-by|samples|example|operations|schemas)/;

/** Nodes of a text that have an anchor of their own, such as causes of an error. */
const getParts = (text: RichText[]): Exclude<RichText, string>[] =>
  text.flatMap((node) => {
    if (typeof node === 'string') return [];
    const [, {id}, ...more] = node;
    return id === undefined ? getParts(more) : [node];
  });

const getValuePlaces = (anchor: string, values: ValueData[] = []): Place[] =>
  values.flatMap(({name, httpStatus, text}) => {
    const value = {kind: 'value' as const, name, httpStatus};
    const parts = getParts(text).map(([, {id}, ...cause]) => ({
      ...value,
      id: String(id),
      text: findWordsIn(cause),
    }));
    return parts.length > 0
      ? parts
      : [
          {
            ...value,
            id: `${anchor}.${name}`,
            text: findWordsIn(text),
          },
        ];
  });

/** What operators look for first, such as the backend: names and values. */
const findFactsIn = (facts: RichText[]): string =>
  facts
    .map((fact) => {
      if (typeof fact === 'string') return fact;
      const [, {name}, ...more] = fact;
      return `· ${String(name)} ${findWordsIn(more)}`;
    })
    .join(' ');

/** Fields with the values that stand below them, without nested messages. */
const getFieldPlaces = (anchor: string, fields: FieldData[]): Place[] =>
  fields.flatMap(({name, text, values}) => {
    const id = `${anchor}.${name}`;
    return [
      {kind: 'field', id, name, text: findWordsIn(text)},
      ...getValuePlaces(id, values),
    ];
  });

/** Everything on a page of the reference that has an anchor, in its order. */
export function listPagePlaces(content: RichText[]): Place[] {
  let section: Place = {kind: 'section', id: '', name: '', text: ''};
  const places = [section];
  const facts: string[] = [];
  const add = (text: string): void => {
    if (!leftSections.test(section.id)) section.text += ` ${text}`;
  };
  const visit = (node: RichText): void => {
    if (typeof node === 'string') return add(node);
    const [name, properties, ...more] = node;
    const {id, anchor, fields, values} = properties as {
      id?: string;
      anchor?: string;
      fields?: FieldData[];
      values?: ValueData[];
    };
    if (/^h[2-6]$/.test(name) && id !== undefined) {
      section = {kind: 'section', id, name: findWordsIn(more), text: ''};
      places.push(section);
    } else if (anchor !== undefined) {
      places.push(...getFieldPlaces(anchor, fields ?? []));
      places.push(...getValuePlaces(anchor, values));
    } else if (name === 'Glance') facts.push(findFactsIn(more));
    else if (name === 'Columns' || name === 'Column') more.forEach(visit);
    else if (!left.test(name)) add(findWordsIn([node]));
  };
  content.forEach(visit);
  // They are read first and shown last: a hit shows how its text begins.
  section = places[0] ?? section;
  section.text += ` ${facts.join(' ')}`;
  for (const place of places) place.text = toOneLine(place.text);
  return places;
}
