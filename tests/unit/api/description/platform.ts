import type {Structure} from '../../../../src/api/description/structure';

/** How a build writes what is the same in every dialect. */
export interface Dialect {
  /** A 64-bit integer. */
  wide: 'both' | 'text' | 'alternatives';
  /** Titles, and objects that are closed. */
  titles: boolean;
  /** References alone, or within `allOf` beside other keys. */
  references: 'plain' | 'allOf';
}

export const dialects: Dialect[] = [
  {wide: 'both', titles: true, references: 'plain'},
  {wide: 'text', titles: false, references: 'plain'},
  {wide: 'alternatives', titles: true, references: 'allOf'},
];

const refTo = (name: string): object => ({
  $ref: `#/components/schemas/${name}`,
});

function fieldIn(type: string, dialect: Dialect, title: string): object {
  const titled = dialect.titles ? {title} : {};
  if (type.startsWith('[]')) {
    const items = fieldIn(type.slice(2), dialect, title);
    return {type: 'array', items, ...titled};
  }
  if (type.startsWith('map<')) {
    const values = fieldIn(type.slice(4, -1), dialect, 'value');
    return {type: 'object', additionalProperties: values, ...titled};
  }
  switch (type) {
    case 'string':
      return {type: 'string', ...titled};
    case 'bytes':
      return {type: 'string', format: 'byte', ...titled};
    case 'bool':
      return {type: 'boolean', ...titled};
    case 'int32':
    case 'uint32':
      return {type: 'integer', format: type, ...titled};
    case 'int64':
    case 'uint64':
      return dialect.wide === 'alternatives'
        ? {anyOf: [{type: 'integer', format: type}, {type: 'string'}]}
        : {
            type: dialect.wide === 'both' ? ['integer', 'string'] : 'string',
            format: type,
            ...titled,
          };
    case 'double':
    case 'float':
      return {type: 'number', format: type, ...titled};
    case 'any':
      return titled;
    case 'object':
      return {type: 'object', additionalProperties: true, ...titled};
    default:
      return dialect.references === 'allOf'
        ? {allOf: [refTo(type)], ...titled}
        : {...refTo(type), ...titled};
  }
}

const wellKnown = {
  'google.protobuf.Empty': {type: 'object'},
  'google.protobuf.Timestamp': {type: 'string', format: 'date-time'},
  'google.protobuf.Struct': {type: 'object', additionalProperties: true},
  'google.protobuf.Value': {},
  'google.protobuf.ListValue': {type: 'array', items: {}},
  'google.protobuf.NullValue': {type: 'string', enum: ['NULL_VALUE']},
};

/** A structure as the build of a platform publishes it. */
export function platformDocument(
  {operations, schemas}: Structure,
  dialect: Dialect,
): object {
  const paths = Object.values(operations).map((operation): [string, object] => {
    const {path, request, response, streaming, deprecated, text} = operation;
    const mediaType = `application/${streaming ? 'connect+' : ''}json`;
    const content = (name: string): object => ({
      content: {[mediaType]: {schema: refTo(name)}},
    });
    return [
      path,
      {
        post: {
          tags: [path.slice(1, path.lastIndexOf('/'))],
          operationId: path.slice(1).replace('/', '.'),
          ...(deprecated && {deprecated}),
          ...(text && {description: text}),
          requestBody: {...content(request), required: true},
          responses: {'200': {description: 'Success', ...content(response)}},
        },
      },
    ];
  });
  const all = Object.entries(schemas).map(
    ([name, {fields, values, oneOf}]): [string, object] => [
      name,
      values
        ? {type: 'string', enum: values}
        : {
            type: 'object',
            ...(dialect.titles && {title: name, additionalProperties: false}),
            properties: Object.fromEntries(
              Object.entries(fields ?? {}).map(
                ([field, {type, deprecated, limits}]) => [
                  field,
                  {
                    ...fieldIn(type, dialect, field),
                    ...(deprecated && {deprecated}),
                    ...limits,
                  },
                ],
              ),
            ),
            required: Object.entries(fields ?? {}).flatMap(([field, one]) =>
              one.required ? [field] : [],
            ),
            ...(oneOf[0] && {
              oneOf: oneOf[0].map((field) => ({required: [field]})),
            }),
          },
    ],
  );
  return {
    openapi: '3.1.0',
    info: {title: 'a platform'},
    paths: Object.fromEntries(paths),
    components: {schemas: {...wellKnown, ...Object.fromEntries(all)}},
  };
}

const plain = {deprecated: false};

/** A small API with all that a change can be about. */
export const library: Structure = {
  operations: Object.fromEntries(
    [
      {
        path: '/holt.shelf.v1.ShelfService/ListBooks',
        request: 'holt.shelf.v1.ListBooksRequest',
        response: 'holt.shelf.v1.ListBooksResponse',
        streaming: false,
      },
      {
        path: '/holt.shelf.v1.ShelfService/AddBook',
        request: 'holt.shelf.v1.AddBookRequest',
        response: 'holt.shelf.v1.Book',
        streaming: false,
      },
      {
        path: '/holt.shelf.v1.ShelfService/WatchShelf',
        request: 'holt.shelf.v1.WatchShelfRequest',
        response: 'holt.shelf.v1.Book',
        streaming: true,
      },
    ].map((one) => [one.path, {...one, deprecated: false}]),
  ),
  schemas: {
    'holt.shelf.v1.ListBooksRequest': {
      oneOf: [],
      fields: {shelfId: {type: 'string', ...plain}},
    },
    'holt.shelf.v1.ListBooksResponse': {
      oneOf: [],
      fields: {books: {type: '[]holt.shelf.v1.Book', ...plain}},
    },
    'holt.shelf.v1.AddBookRequest': {
      oneOf: [['isbn', 'title']],
      fields: {
        isbn: {type: 'string', ...plain},
        title: {type: 'string', ...plain},
        kind: {type: 'holt.shelf.v1.Kind', ...plain},
        labels: {type: 'map<string>', ...plain},
      },
    },
    'holt.shelf.v1.WatchShelfRequest': {oneOf: [], fields: {}},
    'holt.shelf.v1.Book': {
      oneOf: [],
      fields: {
        id: {type: 'string', ...plain},
        pages: {type: 'int32', ...plain},
        bytes: {type: 'int64', ...plain},
        cover: {type: 'bytes', ...plain},
        kind: {type: 'holt.shelf.v1.Kind', ...plain},
        added: {type: 'google.protobuf.Timestamp', ...plain},
      },
    },
    'holt.shelf.v1.Kind': {oneOf: [], values: ['KIND_PAPER', 'KIND_AUDIO']},
  },
};
