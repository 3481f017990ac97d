import {describe, expect, it} from 'vitest';
import {newPool, problemsAfter} from './page';

/** The page of an operation that the sandbox only shows an example of. */
const tier = 'docs/api/environment-get-premium-tier.html';
const models = 'docs/api/model-list-models.html';

const note =
  '<p>The sandbox does not simulate this operation: it returns an example from this page, whatever you send, and changes nothing.</p>';
const samples = /<h2[^>]* id="samples"/;

describe('what the sandbox does not simulate is reported when', () => {
  it('the page does not say so', () => {
    const problems = problemsAfter(tier, (page) => page.replace(note, ''));
    expect(problems).toEqual([
      `${tier}: page lacks that the sandbox does not simulate it`,
    ]);
  });

  it.each([newPool, models])('%s says so without need', (file) => {
    const problems = problemsAfter(file, (page) =>
      page.replace(samples, `${note}$&`),
    );
    expect(problems).toEqual([
      `${file}: page shows that the sandbox does not simulate it`,
    ]);
  });
});
