import {expect, it} from 'vitest';
import {explainError} from '../../../src/assistants/explain';
import {forest} from './forest';

const language = await forest();

it('an explanation has the values of the text in what to do and in the command', () => {
  const text = 'cannot dig in the garden "north": the soil is frozen';
  const {found} = explainError(text, undefined, language);
  expect(found[0]).toMatchObject({
    sureness: 'likely',
    why: ['The whole message matches'],
    values: {garden: 'north'},
    page: 'https://docs.example/docs/api/tree-planttree#error.unknown.1',
    notThese: ['The soil is too dry.'],
  });
  const [cause] = found[0]?.causes ?? [];
  expect(`${cause?.check} ${cause?.fix}`).toContain('`garden` (`north`)');
  expect(cause?.run?.[0]).toContain(`--json '{"garden":"north","limit":3}'`);
});
