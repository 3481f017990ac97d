import type {GuideData, GuideInput, InputValue} from '../../guides/model';

/** Whether the text of a field is no value of its input. */
export function isWrong(
  {required, type}: Pick<GuideInput, 'required' | 'type'>,
  text: string,
): boolean {
  const trimmed = text.trim();
  if (trimmed === '') return required;
  return type === 'integer' && !Number.isSafeInteger(Number(trimmed));
}

/** The names of the inputs whose fields have no value of their type. */
export const findWrongInputs = (
  guide: GuideData,
  texts: Record<string, string>,
): string[] =>
  guide.inputs
    .filter((input) => isWrong(input, texts[input.name] ?? ''))
    .map(({name}) => name);

function toValue({type}: GuideInput, text: string): InputValue {
  if (type === 'integer') return Number(text);
  if (type === 'boolean') return text === 'true';
  return text;
}

/** The inputs as values; one that is left empty is not among them. */
export const getInputValues = (
  guide: GuideData,
  texts: Record<string, string>,
): Record<string, InputValue> =>
  Object.fromEntries(
    guide.inputs.flatMap((input) => {
      const text = texts[input.name] ?? '';
      if (text.trim() === '') return [];
      // The end of the last line is part of a script.
      const value = input.multiline ? text : toValue(input, text.trim());
      return [[input.name, value] as const];
    }),
  );
