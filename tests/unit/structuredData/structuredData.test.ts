import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {toJson} from '../../../src/components/structuredData/toJson';
import {withTeams} from '../../../src/components/structuredData/withTeams';

describe('JSON in a script', () => {
  it.each(['</script><script>alert(1)</script>', '<!--<script>', '\u2028<'])(
    'holds %s without ending it',
    (headline) => {
      const json = toJson({headline});
      expect(json).not.toContain('<');
      expect(JSON.parse(json)).toEqual({headline});
    },
  );

  it('says the same, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary'}), (text) => {
        expect(JSON.parse(toJson({text}))).toEqual({text});
        expect(toJson({text})).not.toContain('<');
      }),
    );
  });
});

describe('authors', () => {
  const person = {'@type': 'Person', name: 'Documentation team'};
  const team = {...person, '@type': 'Organization'};

  it('are teams, one or several', () => {
    expect(withTeams({author: person})).toEqual({author: team});
    expect(withTeams({author: [person, person]})).toEqual({
      author: [team, team],
    });
  });

  it('are teams in every post of a blog', () => {
    const blog = {'@type': 'Blog', blogPost: [{author: person, name: 'a'}]};
    expect(withTeams(blog)).toEqual({
      '@type': 'Blog',
      blogPost: [{author: team, name: 'a'}],
    });
  });

  it('are none where there is none', () => {
    expect(withTeams({name: 'a'})).toEqual({name: 'a'});
    expect(withTeams({author: []})).toEqual({author: []});
  });
});
