import {
  problemAt,
  type Problem,
  type SourceFile,
} from '../../../files/sourceFile';
import {workflowEnding, workflowFolder} from '../../../guides/places';
import {nameOf} from './workflow';

/** The file that lists the guides in their order. */
const orderFile = 'src/guides/order.ts';

/**
 * Every workflow has its place among the guides, and every place its workflow.
 *
 * @param order names of the guides as `src/guides/order.ts` lists them
 */
export function checkOrder(
  workflows: readonly SourceFile[],
  order: readonly string[],
): Problem[] {
  const names = new Set(workflows.map(nameOf));
  return [
    ...workflows
      .filter((source) => !order.includes(nameOf(source)))
      .map((source) =>
        problemAt(
          source,
          [],
          `No list shows this guide. Add "${nameOf(source)}" to ${orderFile}, where readers are to find it.`,
        ),
      ),
    ...order
      .filter((name) => !names.has(name))
      .map((name) => ({
        file: orderFile,
        line: 1,
        message: `"${name}" is listed, but there is no ${workflowFolder}/${name}${workflowEnding}. Remove the name, or write the workflow.`,
      })),
  ];
}
