import {describe, expect, it} from 'vitest';
import type {Text} from '../../src/lint/description';
import {dataCentreValues, identitiesIn} from '../../src/lint/rules/examples';
import {checkNames, type ApiNames} from '../../src/lint/rules/names';
import {checkPresence} from '../../src/lint/rules/presence';
import {
  checkRepeatedNames,
  checkSwappedNames,
} from '../../src/lint/rules/repetition';
import {checkStyle} from '../../src/lint/rules/style';
import {checkTerms} from '../../src/lint/rules/terms';
import {checkUncertain} from '../../src/lint/rules/uncertain';
import {parseSource} from '../../src/lint/sourceFile';
import {exampleValidator} from '../../src/lint/validator';

const source = parseSource(
  'openapi/services/a/operations/b.yaml',
  'post:\n  summary: List pools\n  description: Text\n',
);

function text(content: string | undefined, more: Partial<Text> = {}): Text {
  return {
    source,
    path: ['post', 'description'],
    subject: 'operation ListPools',
    name: 'ListPools',
    kind: 'operation',
    text: content,
    ...more,
  };
}

const long =
  'Lists the pools of the cluster with their settings and their use. ';

describe('checkPresence', () => {
  it('names file and line of what has no description', () => {
    expect(checkPresence([text(undefined), text('  ')])).toEqual([
      {
        file: source.file,
        line: 3,
        message: 'operation ListPools has no description.',
      },
      {
        file: source.file,
        line: 3,
        message: 'operation ListPools has no description.',
      },
    ]);
  });

  it('reports what is too short to say something', () => {
    expect(checkPresence([text('Lists pools.')])[0]?.message).toContain(
      '12 characters',
    );
    expect(checkPresence([text(long.repeat(3))])).toEqual([]);
  });
});

describe('checkRepeatedNames', () => {
  it('sees through articles, plurals of case and punctuation', () => {
    const field = (content: string) =>
      checkRepeatedNames([text(content, {name: 'quotaBytes', kind: 'field'})]);
    expect(field('The quota bytes.')).toHaveLength(1);
    expect(field('Most bytes that the pool may hold.')).toEqual([]);
  });
});

describe('checkSwappedNames', () => {
  it('finds the sentences of another operation', () => {
    const pools = text('Lists the pools of a cluster.', {name: 'ListPools'});
    const images = text('Lists the images of a cluster.', {name: 'ListImages'});
    const other = text('Returns every volume.', {name: 'ListVolumes'});
    expect(checkSwappedNames([pools, other])).toEqual([]);
    expect(checkSwappedNames([pools, images, other])).toHaveLength(1);
  });
});

describe('checkStyle', () => {
  it.each([
    ['Create a pool.', 'verb in the third person'],
    ['Creates a pool', 'without a full stop'],
    ['Creates a pool. \nMore.', 'trailing space'],
    ['Creates a pool.\n\n# Heading.', 'heading'],
    ['Creates <b>a</b> pool.', 'HTML'],
    [`Creates ${'a pool and '.repeat(20)}more.`, 'characters'],
  ])('reports %j', (content, message) => {
    const found = checkStyle([text(content)]).map((problem) => problem.message);
    expect(found.join()).toContain(message);
  });

  it('leaves code alone', () => {
    expect(
      checkStyle([text('Creates `<a>` of `# b`.\n\n```sh\n# c \n```')]),
    ).toEqual([]);
  });
});

describe('checkTerms', () => {
  const glossary = parseSource(
    'g.yaml',
    '- term: virtual machine\n  avoid: [VM, VMs]\n',
  );

  it('reports a term that the glossary replaces', () => {
    expect(
      checkTerms([text('Starts the VM.')], glossary)[0]?.message,
    ).toContain('"virtual machine"');
  });

  it('takes whole words outside of code only', () => {
    expect(
      checkTerms([text('Starts `VM` on KVM and VMware.')], glossary),
    ).toEqual([]);
  });
});

describe('checkNames', () => {
  const names: ApiNames = {
    operations: new Set(['ListPools']),
    services: new Set(['StorageService']),
    schemas: new Set(['Pool']),
    fields: new Set(['quotaBytes']),
    values: new Set(['ERASURE']),
  };
  const check = (content: string) =>
    checkNames([text(content)], names, new Set(['metadataName']));

  it('lets names of the API and plain values pass', () => {
    expect(
      check(
        '`ListPools`, `StorageService`, `Pool.quotaBytes`, `rbd`, `active+clean`, `metadataName`',
      ),
    ).toEqual([]);
  });

  it.each(['`ListPool`', '`StoreService`', '`quotaByte`', '`Pool.usedByte`'])(
    'reports %s',
    (content) => {
      expect(check(content)).toHaveLength(1);
    },
  );
});

describe('checkUncertain', () => {
  const check = (yaml: string) => checkUncertain([parseSource('f.yaml', yaml)]);

  it('wants the words in the description, with a doubt', () => {
    expect(check('description: It may fail.\nx-uncertain: may fail\n')).toEqual(
      [],
    );
    expect(
      check('description: It fails.\nx-uncertain: may fail\n'),
    ).toHaveLength(1);
    expect(
      check('a:\n  - description: It fails.\n    x-uncertain: fails\n'),
    ).toEqual([
      {
        file: 'f.yaml',
        line: 3,
        message: expect.stringContaining('no word of doubt') as string,
      },
    ]);
  });
});

describe('examples', () => {
  const validate = exampleValidator([
    {
      source,
      name: 'a.Pool',
      schema: {
        type: 'object',
        properties: {
          type: {$ref: './x.yaml#/a.Type'},
          size: {
            type: 'string',
            format: 'int64',
            pattern: '^-?[0-9]+$',
          } as never,
          parent: {$ref: './p.yaml#/a.Pool'},
        },
      },
    },
    {source, name: 'a.Type', schema: {type: 'string', enum: ['A', 'B']}},
  ]);

  it('validates against the schema, recursively', () => {
    expect(
      validate('a.Pool', {type: 'A', size: '1', parent: {type: 'B'}}),
    ).toEqual([]);
    expect(validate('a.Pool', {type: 'C'})).toHaveLength(1);
    expect(validate('a.Pool', {size: 1})).toHaveLength(1);
    expect(validate('a.Pool', {parent: {typ: 'A'}})[0]).toContain('typ');
    expect(validate('a.Nothing', {})[0]).toContain('does not exist');
  });

  it('finds names, ids and addresses', () => {
    expect(
      identitiesIn({
        name: 'web-1',
        note: 'at 192.0.2.11:80',
        list: [{machineId: 'n4qk7w'}],
        vendorId: '10de',
        empty: '',
      }),
    ).toEqual(['web-1', '192.0.2.11', 'n4qk7w']);
    expect(dataCentreValues({a: [{ip: '192.0.2.11/24'}]})).toEqual([
      '192.0.2.11/24',
      '192.0.2.11',
    ]);
  });
});
