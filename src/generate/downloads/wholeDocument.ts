import type {OpenAPIV3_1 as Standard} from 'openapi-types';
import type {OpenApiDocument} from '../../api/openapi';

export type Components = OpenApiDocument['components'] & {
  securitySchemes: Record<string, Standard.SecuritySchemeObject>;
};

/** The bundled description with what only programs read of it. */
export interface WholeDocument
  extends
    OpenApiDocument,
    Required<Pick<Standard.Document, 'openapi' | 'servers' | 'security'>> {
  components: Components;
  externalDocs?: Standard.ExternalDocumentationObject;
}

/**
 * The bundled description as programs read it.
 *
 * @throws naming the keys of `openapi/openapi.yaml` that it lacks
 */
export function createWholeDocument(document: OpenApiDocument): WholeDocument {
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

/**
 * Data whose Markdown links lead to the site from wherever it is read.
 *
 * @param base address of the locale, with a slash at its end
 */
export function withAbsoluteLinks<T>(data: T, base: string): T {
  const change = (node: unknown): unknown => {
    if (typeof node === 'string') {
      return node.replace(/\]\((?:pathname:\/\/)?\/(?!\/)/g, `](${base}`);
    }
    if (Array.isArray(node)) return node.map(change);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, change(value)]),
    );
  };
  return change(data) as T;
}
