import {describe, expect, it} from 'vitest';
import {pages} from '../crawl';
import {description} from '../description';
import {getContexts} from '../expected/context';
import {expectedPages, getProblems} from '../expected/pages';

describe.each(getContexts(description))(
  'the reference under "$language.prefix", without scripts,',
  (context) => {
    it('shows what the sources describe', () => {
      const problems = [...expectedPages(context)].flatMap(([file, check]) =>
        getProblems(file, pages.get(file), check),
      );
      expect(problems).toEqual([]);
      expect(context.description.operations).not.toEqual([]);
      expect(context.description.schemas.size).toBeGreaterThan(0);
    });
  },
);
