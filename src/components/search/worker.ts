import {createEngine, type SearchEngine} from '../../search';
import {splitFile} from '../../search/file';
import type {Report, Request} from './client';

/** Maximum number of results; readers refine the query instead of scrolling. */
const limit = 20;

/** Uses names only until all texts have loaded. */
let engine: SearchEngine | undefined;
let setComplete: (engine: SearchEngine) => void;
const complete = new Promise<SearchEngine>((resolve) => {
  setComplete = resolve;
});

const tell = (report: Report): void => postMessage(report);

/** Creates the engine from the names, and again from all data. */
async function load(address: string): Promise<void> {
  try {
    const {ok, status, body} = await fetch(address);
    if (!ok || !body) throw new Error(`HTTP ${status}`);
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    let file = '';
    for (;;) {
      const {done, value = ''} = await reader.read();
      file += value;
      if (done) throw new Error('It ended too soon.');
      // A line is complete only with its line break.
      if (!value.includes('\n')) continue;
      const {names, texts} = splitFile(file);
      if (names !== undefined && !engine) {
        engine = await createEngine(names);
        tell({about: 'names'});
      }
      if (names !== undefined && texts !== undefined) {
        engine = await createEngine(names, texts);
        setComplete(engine);
        return tell({about: 'all'});
      }
    }
  } catch {
    tell({about: 'failure'});
  }
}

async function answer(request: Request): Promise<unknown> {
  if (request.about === 'load') return undefined;
  const {text} = request;
  if (request.about === 'search') return engine?.search(text, {limit}) ?? [];
  const {find, labels} = await complete;
  return {...find(text, request.options), labels};
}

addEventListener('message', ({data}: MessageEvent<Request>) => {
  if (data.about === 'load') return void load(data.address);
  const {id} = data;
  void answer(data).then((found) => tell({about: 'answer', id, answer: found}));
});
