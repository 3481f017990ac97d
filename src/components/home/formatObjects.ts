const kept = ['hostname', 'powerState'];

/**
 * The objects of a response with two fields, one a line and short enough for
 * a phone, so that a change is seen at a glance.
 */
export const formatObjects = (response: Record<string, unknown>): string =>
  JSON.stringify(response, kept.concat(Object.keys(response)), 2)
    .replace(/\{\n {6}/g, '{')
    .replace(/\n {6}/g, '\n     ')
    .replace(/\n {4}\}/g, '}');
