const kept = ['id', 'hostname', 'status', 'powerState'];

/**
 * The objects of a response, one a line with four fields, so that a change is
 * seen at a glance.
 */
export const formatObjects = (response: Record<string, unknown>): string =>
  JSON.stringify(response, kept.concat(Object.keys(response)), 2).replace(
    /\n {4}\{[^{}]*\}/g,
    (object) =>
      `\n    ${object.replace(/\s+/g, ' ').replace(/(^ )|(?<=\{) | (?=\})/g, '')}`,
  );
