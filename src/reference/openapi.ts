/**
 * The parts of OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.0) that the
 * description of this API uses, after bundling.
 */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  format?: string;
  description?: string;
  contentEncoding?: string;
  minimum?: number;
  maximum?: number;
  const?: unknown;
  enum?: string[];
  default?: unknown;
  readOnly?: boolean;
  required?: string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  oneOf?: {required: string[]}[];
  'x-enumDescriptions'?: Record<string, string>;
  'x-http-status'?: Record<string, number>;
}

export interface OpenApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  requestBody: {content: Record<string, {schema: JsonSchema}>};
  responses: Record<
    string,
    {description?: string; content?: Record<string, {schema: JsonSchema}>}
  >;
}

export interface OpenApiTag {
  name: string;
  'x-displayName': string;
  description: string;
}

export interface OpenApiDocument {
  info: {title: string; version: string; summary: string; description: string};
  tags: OpenApiTag[];
  paths: Record<string, {post: OpenApiOperation}>;
  components: {schemas: Record<string, JsonSchema>};
}
