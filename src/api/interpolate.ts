/** Fills in `{name}` placeholders. Unknown ones are kept. */
export function interpolate(
  message: string,
  values: Record<string, string> = {},
): string {
  return message.replace(/\{(\w+)\}/g, (all, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? all) : all,
  );
}
