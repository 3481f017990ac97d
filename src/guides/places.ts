/** Folder of the workflows. */
export const workflowFolder = 'openapi/workflows';

/** How the file of a workflow ends after the name of its guide. */
export const workflowEnding = '.arazzo.yaml';

/** Name of the guide of a file; nothing where it is no workflow. */
export const getGuideName = (file: string): string | undefined =>
  file.startsWith(`${workflowFolder}/`) && file.endsWith(workflowEnding)
    ? file.slice(workflowFolder.length + 1, -workflowEnding.length)
    : undefined;
