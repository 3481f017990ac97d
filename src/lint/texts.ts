import type {LocationObject} from '@redocly/openapi-core';
import type {
  JsonSchema,
  OpenApiOperation,
  OpenApiTag,
  Parameter,
} from '../api/openapi';
import {findTextsIn} from '../api/visitTexts';
import type {Path} from './api';
import type {Context, Visitor} from './rule';

/** A text that readers see, with its location. */
export interface Text {
  location: LocationObject;
  /** `label`: only wording is checked. `remark`: complete sentences. */
  kind:
    | 'operation'
    | 'error'
    | 'remark'
    | 'label'
    | 'response'
    | 'schema'
    | 'field'
    | 'value'
    | 'parameter'
    | 'service'
    | 'guide';
  subject: string;
  name: string;
  text: string | undefined;
}

type Check = (text: Text, context: Context) => void;

export const getTextTitle = ({kind, subject}: Text): string =>
  kind === 'label' || kind === 'remark' ? subject : `description of ${subject}`;

const isRemark = (path: Path): boolean =>
  ['check', 'fix', 'note'].includes(`${path.at(-1)}`) ||
  path.at(-2) === 'repeat';

/** Full name of a top-level schema; `undefined` for nested ones. */
export const getSchemaNameAt = ({
  pointer,
}: Context['location']): string | undefined =>
  /^#\/components\/schemas\/([^/]+)$/.exec(pointer)?.[1];

/** A header or a shared response. */
const checkComponent =
  (check: Check) =>
  ({name, description}: Partial<Parameter>, context: Context): void => {
    const {location} = context;
    const [, key] =
      /^#\/components\/(?:parameters|responses)\/([^/]+)$/.exec(
        location.pointer,
      ) ?? [];
    if (key === undefined) return;
    const title = name ?? key;
    check(
      {
        location: location.child(['description']),
        kind: 'parameter',
        subject: title,
        name: title,
        text: description,
      },
      context,
    );
  };

/**
 * Visits every text that readers see, or should see: descriptions, and the
 * summaries, facts, and remarks of operations. Drafts have no text to check.
 */
export const textVisitor = (check: Check): Visitor => ({
  Operation(operation: OpenApiOperation, context) {
    const {location} = context;
    if (operation['x-draft']) return;
    const {operationId = ''} = operation;
    const name = operationId.split('_')[1] ?? operationId;
    const of = (path: Path, text: Omit<Text, 'location'>): void =>
      check({...text, location: location.child([...path])}, context);
    of(['description'], {
      kind: 'operation',
      subject: `operation ${name}`,
      name,
      text: operation.description,
    });
    of(['responses', '200', 'description'], {
      kind: 'response',
      subject: `response of ${name}`,
      name,
      text: operation.responses?.['200']?.description,
    });
    (operation['x-connect-errors'] ?? []).forEach(
      ({code, description}, index) =>
        of(['x-connect-errors', index, 'description'], {
          kind: 'error',
          subject: `error ${code} of ${name}`,
          name: code,
          text: description,
        }),
    );
    for (const [text, path] of findTextsIn(operation)) {
      if (path.at(-1) === 'description' || path.includes('schema')) continue;
      const subject = `${path.at(-1)} of ${name}`;
      const kind = isRemark(path) ? 'remark' : 'label';
      of(path, {kind, subject, name: subject, text});
    }
  },
  Schema(schema: JsonSchema, context) {
    const {location} = context;
    const name = getSchemaNameAt(location);
    if (name === undefined || schema['x-draft']) return;
    const of = (
      path: readonly string[],
      kind: Text['kind'],
      title: string,
      text: string | undefined,
    ): void =>
      check(
        {
          location: location.child([...path]),
          kind,
          subject: `${kind} ${title}`,
          name: title.slice(kind === 'schema' ? title.lastIndexOf('.') + 1 : 0),
          text,
        },
        context,
      );
    const ofValues = (path: readonly string[], one: JsonSchema): void =>
      (one.enum ?? []).forEach((value) => {
        if (one['x-draft-values']?.includes(value)) return;
        of(
          [...path, 'x-enumDescriptions', value],
          'value',
          value,
          one['x-enumDescriptions']?.[value],
        );
      });
    of(['description'], 'schema', name, schema.description);
    ofValues([], schema);
    for (const [field, property] of Object.entries(schema.properties ?? {})) {
      if (property['x-draft']) continue;
      const path = ['properties', field];
      of([...path, 'description'], 'field', field, property.description);
      ofValues(path, property);
    }
  },
  Tag({name, description, ...more}: OpenApiTag, context) {
    const {location} = context;
    if (more['x-draft']) return;
    check(
      {
        location: location.child(['description']),
        kind: 'service',
        subject: `service ${name}`,
        name,
        text: description,
      },
      context,
    );
    for (const [text, path] of findTextsIn({'x-home': more['x-home']})) {
      const subject = `${path.at(-1)} of ${name} on the home page`;
      check(
        {
          location: location.child([...path]),
          kind: 'label',
          subject,
          name: subject,
          text,
        },
        context,
      );
    }
    (more['x-guide'] ?? []).forEach(({id, text}, index) =>
      check(
        {
          location: location.child(['x-guide', index, 'text']),
          kind: 'guide',
          subject: `guide section ${id} of ${name}`,
          name,
          text,
        },
        context,
      ),
    );
  },
  Parameter: checkComponent(check),
  Response: checkComponent(check),
});
