import type {
  JsonSchema,
  MediaType,
  OpenApiDocument,
  Parameter,
} from '../reference/openapi';

/** A place that more can be read at. */
export interface ExternalDocs {
  url: string;
  description?: string;
}

export interface SecurityScheme {
  type: string;
  scheme: string;
  description?: string;
}

export interface Components {
  schemas: Record<string, JsonSchema>;
  parameters?: Record<string, Parameter & {example?: unknown}>;
  responses?: Record<string, {content?: Record<string, MediaType>}>;
  securitySchemes: Record<string, SecurityScheme>;
}

/** The bundled description with what only programs read of it. */
export interface WholeDocument extends OpenApiDocument {
  openapi: string;
  servers: {url: string; description?: string; variables?: unknown}[];
  security: Record<string, string[]>[];
  components: Components;
  externalDocs?: ExternalDocs;
}

/**
 * The bundled description as programs read it.
 *
 * @throws naming the keys of `openapi/openapi.yaml` that it lacks
 */
export function wholeDocument(document: OpenApiDocument): WholeDocument {
  const whole = document as WholeDocument;
  const missing = [
    ...(['openapi', 'servers', 'security'] as const).filter(
      (key) => whole[key] === undefined,
    ),
    ...(whole.components.securitySchemes ? [] : ['components.securitySchemes']),
  ];
  if (missing.length > 0) {
    throw new Error(
      `openapi/openapi.yaml: ${missing.join(', ')}: missing. Programs that read the description need it.`,
    );
  }
  return whole;
}
