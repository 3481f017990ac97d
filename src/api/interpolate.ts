/** The text around its one `{name}` placeholder: before it and after it. */
export function splitAtPlaceholder(message: string): [string, string] {
  const [before = '', after = ''] = message.split(/\{\w+\}/, 2);
  return [before, after];
}

/** Fills `{name}` placeholders; unknown ones stay as they are. */
export function interpolate(
  message: string,
  values: Record<string, string> = {},
): string {
  return message.replace(/\{(\w+)\}/g, (all, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? all) : all,
  );
}
