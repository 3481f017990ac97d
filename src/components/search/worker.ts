import {createEngine, type SearchEngine} from '../../search';
import {looksPasted, findPastedErrors} from './pastedErrors';
import type {Report, Request} from './protocol';

/** Most hits of an answer: who does not find it among these types on. */
const limit = 20;

let engine: SearchEngine | undefined;
let textAddress = '';
let hasAsked = false;

/** Address of the language, from that of a file of its search. */
const getFolder = (address: string): string =>
  address.replace(/search\/[^/]*$/, '');

const tell = (report: Report): void => postMessage(report);

function start(names: string): void {
  try {
    engine = createEngine(JSON.parse(names));
    const {kinds, services} = engine;
    tell({about: 'names', kinds, services});
  } catch (error) {
    tell({about: 'failure', reason: String(error)});
  }
}

async function addText(): Promise<void> {
  tell({about: 'text', state: 'waiting'});
  try {
    const response = await fetch(textAddress);
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    await engine?.addTextAsync(await response.json());
    tell({about: 'text', state: 'there'});
  } catch {
    tell({about: 'text', state: 'failed'});
  }
}

async function answer(id: number, query: string, page: string): Promise<void> {
  const currentService = engine?.serviceOf(page);
  const errors = looksPasted(query)
    ? await findPastedErrors(query, getFolder(textAddress))
    : [];
  const paths = errors.map(({path}) => path);
  const hits = engine?.search(query, {currentService, limit}) ?? [];
  tell({
    about: 'answer',
    id,
    hits: [...errors, ...hits.filter(({path}) => !paths.includes(path))],
  });
  if (!hasAsked) void addText();
  hasAsked = true;
}

addEventListener('message', ({data}: MessageEvent<Request>) => {
  switch (data.about) {
    case 'start':
      textAddress = data.text;
      return start(data.names);
    case 'question':
      return void answer(data.id, data.query, data.page);
    case 'neighbors': {
      const hits = engine?.neighborsOf(data.page) ?? [];
      return tell({about: 'answer', id: data.id, hits});
    }
    case 'retry':
      return void addText();
  }
});
