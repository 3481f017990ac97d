import type {
  Description,
  OperationSource,
  SchemaSource,
  Text,
} from './description';
import type {SourceFile} from '../files/sourceFile';

function operationTexts({source, operation}: OperationSource): Text[] {
  const name = operation.operationId.split('_')[1] ?? operation.operationId;
  const subject = `operation ${name}`;
  const errors = operation['x-connect-errors'] ?? [];
  return [
    {
      source,
      path: ['post', 'description'],
      subject,
      name,
      kind: 'operation',
      text: operation.description,
    },
    {
      source,
      path: ['post', 'responses', '200', 'description'],
      subject: `response of ${name}`,
      name,
      kind: 'response',
      text: operation.responses['200']?.description,
    },
    ...errors.map((error, index): Text => ({
      source,
      path: ['post', 'x-connect-errors', index, 'description'],
      subject: `error ${error.code} of ${name}`,
      name: error.code,
      kind: 'error',
      text: error.description,
    })),
  ];
}

function schemaTexts({source, name, schema}: SchemaSource): Text[] {
  const last = name.slice(name.lastIndexOf('.') + 1);
  const values = (
    path: readonly string[],
    {enum: list, 'x-enumDescriptions': texts}: typeof schema,
  ): Text[] =>
    (list ?? []).map((value) => ({
      source,
      path: [...path, 'x-enumDescriptions', value],
      subject: `value ${value}`,
      name: value,
      kind: 'value',
      text: texts?.[value],
    }));
  return [
    {
      source,
      path: [name, 'description'],
      subject: `schema ${name}`,
      name: last,
      kind: 'schema',
      text: schema.description,
    },
    ...values([name], schema),
    ...Object.entries(schema.properties ?? {}).flatMap(([field, property]) => [
      {
        source,
        path: [name, 'properties', field, 'description'],
        subject: `field ${field}`,
        name: field,
        kind: 'field',
        text: property.description,
      } satisfies Text,
      ...values([name, 'properties', field], property),
    ]),
  ];
}

function serviceTexts(source: SourceFile): Text[] {
  const service = source.data as {
    name: string;
    description?: string;
    'x-guide'?: {id: string; text?: string}[];
  };
  const base = {source, name: service.name};
  return [
    {
      ...base,
      path: ['description'],
      subject: `service ${service.name}`,
      kind: 'service',
      text: service.description,
    },
    ...(service['x-guide'] ?? []).map(({id, text}, index): Text => ({
      ...base,
      path: ['x-guide', index, 'text'],
      subject: `guide section ${id} of ${service.name}`,
      kind: 'guide',
      text,
    })),
  ];
}

function parameterText(source: SourceFile): Text {
  const {name, description} = source.data as {
    name?: string;
    description?: string;
  };
  const title = name ?? source.file.replace(/^.*\/|\.yaml$/g, '');
  return {
    source,
    path: ['description'],
    subject: title,
    name: title,
    kind: 'parameter',
    text: description,
  };
}

/** Every text of the description that a reader sees, or should see. */
export function textsOf(description: Description): Text[] {
  return [
    ...description.operations.flatMap(operationTexts),
    ...description.schemas.flatMap(schemaTexts),
    ...description.services.flatMap(serviceTexts),
    ...description.parameters.map(parameterText),
  ];
}
