import {
  problemAt,
  type Problem,
  type SourceFile,
} from '../../../files/sourceFile';
import type {ArazzoInput} from '../../../guides/written';
import {workflowOf, workflowPath} from './workflow';

function faultOf({
  type,
  format,
  contentMediaType,
  default: value,
}: ArazzoInput): [key: string, message: string] | undefined {
  if (contentMediaType === undefined) {
    return typeof value === 'string' && value.includes('\n')
      ? [
          'default',
          'The default has several lines: say what the text is, as in "contentMediaType: text/plain", so that its field has several lines too.',
        ]
      : undefined;
  }
  return type !== 'string' || format === 'password'
    ? [
        'contentMediaType',
        'Only a text that is no secret has a field of several lines: leave "contentMediaType" out.',
      ]
    : undefined;
}

/** Texts of several lines say so, and nothing else does. */
export const checkInputs = (source: SourceFile): Problem[] =>
  Object.entries(workflowOf(source).inputs?.properties ?? {}).flatMap(
    ([name, input]) => {
      const [key, message] = faultOf(input) ?? [];
      return key === undefined || message === undefined
        ? []
        : [
            problemAt(
              source,
              [...workflowPath, 'inputs', 'properties', name, key],
              message,
            ),
          ];
    },
  );
