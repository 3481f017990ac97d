import {describe as suite, expect, it} from 'vitest';
import type {JsonSchema} from '../../../src/reference/openapi';
import {describe, pages, positions, schemaOf, type Texts} from './description';
import {buildPage} from './docusaurus';
import {htmlText} from './texts';

const texts = Object.fromEntries(
  positions.map((position) => [position, `The ${position}.`]),
) as Texts;
const name = 'holt.a.v1.Shape';
const ref = (target: string): JsonSchema => ({
  $ref: `#/components/schemas/${target}`,
});

async function shown(
  shape: JsonSchema,
  more: Record<string, JsonSchema> = {},
): Promise<string> {
  const context = describe(texts, {[name]: shape, ...more});
  return htmlText((await buildPage(schemaOf(context, name))).html);
}

const object = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
});

suite('the page of a schema', () => {
  it('shows a recursive schema once', async () => {
    const text = await shown(
      object({
        parent: ref(name),
        children: {type: 'array', items: ref(name)},
      }),
    );
    expect(text).toContain('field.parent parent Shape /docs/api/schemas/shape');
    expect(text.match(/field\.children/g)).toHaveLength(1);
    expect(text).toMatch(/Used by Shape$/);
  });

  it('shows schemas that contain each other', async () => {
    const other = 'holt.a.v1.Other';
    const text = await shown(object({other: ref(other)}), {
      [other]: object({shape: ref(name)}),
    });
    expect(text).toContain('/docs/api/schemas/other');
    expect(text).toMatch(/Used by Other$/);
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
    const text = await shown(object({next: ref('holt.a.v1.Level0')}), {
      ...levels,
      'holt.a.v1.Level50': object({}),
    });
    expect(text).toContain('/docs/api/schemas/level0');
    expect(text).not.toContain('level2');
  });

  it('says which fields exclude each other', async () => {
    const text = await shown({
      ...object({a: {type: 'string'}, b: {type: 'string'}}),
      oneOf: [{required: ['a']}, {required: ['b']}],
    });
    expect(text).toContain('Exactly one of a, b is set.');
  });

  it('shows maps and lists of messages', async () => {
    const {html} = await buildPage(
      schemaOf(
        describe(texts, {
          [name]: object({
            byName: {
              type: 'object',
              additionalProperties: ref('holt.a.v1.Tree'),
            },
            all: {type: 'array', items: ref('holt.a.v1.Tree')},
          }),
        }),
        name,
      ),
    );
    expect(html.match(/\/docs\/api\/schemas\/tree/g)).toHaveLength(2);
  });

  it('shows all of 200 fields', async () => {
    const names = Array.from({length: 200}, (_, index) => `field${index}`);
    const text = await shown(
      object(Object.fromEntries(names.map((one) => [one, {type: 'string'}]))),
    );
    for (const one of names) expect(text).toContain(`field.${one} ${one} `);
  });
});

suite('the page of an operation', () => {
  it('shows messages that are recursive', async () => {
    const context = describe(texts, {
      'holt.a.v1.Tree': object({parent: ref('holt.a.v1.Tree')}),
      'holt.a.v1.State': object({}),
    });
    const {html} = await buildPage(pages.operation(context));
    expect(htmlText(html)).toContain('request.parent parent Tree');
  });
});
