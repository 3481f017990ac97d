import {describe as suite, expect, it} from 'vitest';
import type {JsonSchema} from '../../../../src/reference/openapi';
import {
  describe,
  pages,
  positions,
  findSchema,
  type Texts,
} from './description';
import {buildPage} from './docusaurus';
import {htmlText} from './texts';

const texts = Object.fromEntries(
  positions.map((position) => [position, `The ${position}.`]),
) as Texts;
const name = 'holt.a.v1.Shape';
const ref = (target: string): JsonSchema => ({
  $ref: `#/components/schemas/${target}`,
});

async function built(
  shape: JsonSchema,
  more: Record<string, JsonSchema> = {},
): Promise<string> {
  const context = describe(texts, {[name]: shape, ...more});
  return (await buildPage(findSchema(context, name), context)).html;
}

const shown = async (...shapes: Parameters<typeof built>): Promise<string> =>
  htmlText(await built(...shapes));

const object = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
});

suite('the page of a schema', () => {
  it('shows a recursive schema once', async () => {
    const html = await built(
      object({
        parent: ref(name),
        children: {type: 'array', items: ref(name)},
      }),
    );
    expect(html).toMatch(
      /id="field\.parent".*<a href="\/docs\/api\/schemas\/shape">Shape<\/a>/,
    );
    expect(html.match(/id="field\.children"/g)).toHaveLength(1);
    expect(htmlText(html)).toMatch(/Used by Shape$/);
  });

  it('shows schemas that contain each other', async () => {
    const other = 'holt.a.v1.Other';
    const html = await built(object({other: ref(other)}), {
      [other]: object({shape: ref(name)}),
    });
    expect(html).toContain('<a href="/docs/api/schemas/other">Other</a>');
    expect(htmlText(html)).toMatch(/Used by Other$/);
  });

  it.each([{type: 'object'}, object({})])(
    'says that %j has no fields',
    async (shape) => {
      expect(await shown(shape)).toContain('This message has no fields.');
    },
  );

  it('shows the values of a schema without a type', async () => {
    expect(await shown({})).toContain('holt.a.v1.Shape any');
  });

  it('links the first of many levels', async () => {
    const levels = Object.fromEntries(
      Array.from({length: 50}, (_, level) => [
        `holt.a.v1.Level${level}`,
        object({next: ref(`holt.a.v1.Level${level + 1}`)}),
      ]),
    );
    const html = await built(object({next: ref('holt.a.v1.Level0')}), {
      ...levels,
      'holt.a.v1.Level50': object({}),
    });
    expect(html).toContain('/docs/api/schemas/level0');
    expect(html).not.toContain('level2');
  });

  it('says which fields exclude each other', async () => {
    const text = await shown({
      ...object({a: {type: 'string'}, b: {type: 'string'}}),
      oneOf: [{required: ['a']}, {required: ['b']}],
    });
    expect(text).toContain('Exactly one of a, b is set.');
  });

  it('shows maps and lists of messages', async () => {
    const html = await built(
      object({
        byName: {type: 'object', additionalProperties: ref('holt.a.v1.Tree')},
        all: {type: 'array', items: ref('holt.a.v1.Tree')},
      }),
    );
    expect(html.match(/\/docs\/api\/schemas\/tree/g)).toHaveLength(2);
  });

  it('shows all of 200 fields', async () => {
    const names = Array.from({length: 200}, (_, index) => `field${index}`);
    const html = await built(
      object(Object.fromEntries(names.map((one) => [one, {type: 'string'}]))),
    );
    for (const one of names) expect(html).toContain(`id="field.${one}"`);
  });
});

suite('the page of an operation', () => {
  it('shows messages that are recursive', async () => {
    const context = describe(texts, {
      'holt.a.v1.Tree': object({parent: ref('holt.a.v1.Tree')}),
      'holt.a.v1.State': object({}),
    });
    const {html} = await buildPage(pages.operation(context), context);
    expect(html).toMatch(/id="request\.parent".*>Tree<\/a>/);
    expect(html).toContain('id="request.parent.parent"');
    expect(html).not.toContain('id="request.parent.parent.parent"');
  });
});
