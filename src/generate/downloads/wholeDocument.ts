import cloneDeepWith from 'es-toolkit/compat/cloneDeepWith';
import type {OpenAPIV3_1 as Standard} from 'openapi-types';
import type {OpenApiDocument} from '../../api/openapi';

export type Components = OpenApiDocument['components'] & {
  securitySchemes: Record<string, Standard.SecuritySchemeObject>;
};

/** The bundled description without keys that only pages use. */
export interface WholeDocument
  extends
    OpenApiDocument,
    Required<Pick<Standard.Document, 'openapi' | 'servers' | 'security'>> {
  components: Components;
  externalDocs?: Standard.ExternalDocumentationObject;
}

/**
 * The bundled description for programs.
 *
 * @throws with the keys that `openapi/openapi.yaml` lacks
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
 * Makes Markdown links absolute.
 *
 * @param base URL of the locale, with a trailing slash
 */
export const withAbsoluteLinks = <T>(data: T, base: string): T =>
  cloneDeepWith(data, (part: unknown) =>
    typeof part === 'string'
      ? part.replace(/\]\((?:pathname:\/\/)?\/(?!\/)/g, `](${base}`)
      : undefined,
  ) as T;
