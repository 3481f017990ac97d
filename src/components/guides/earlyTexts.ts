import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {GuideData} from '../../guides/model';

/** A text that a reader has entered, and what of it is selected. */
interface EarlyText {
  text: string;
  start: number;
  end: number;
}

/**
 * What stands in the fields of several lines while React takes over the page,
 * by their names: it puts their first text back (`initTextarea`), which it does
 * not do to other fields. Nothing on other pages.
 */
export function earlyTexts({inputs}: GuideData): Record<string, EarlyText> {
  if (!ExecutionEnvironment.canUseDOM) return {};
  return Object.fromEntries(
    inputs.flatMap(({name}) => {
      const field = document.getElementById(`input-${name}`);
      if (!(field instanceof HTMLTextAreaElement)) return [];
      const {value: text, selectionStart: start, selectionEnd: end} = field;
      return [[name, {text, start, end}] as const];
    }),
  );
}

/** Puts a text back into its field, with the cursor where it was. */
export function putBack(
  field: HTMLTextAreaElement,
  early: EarlyText | undefined,
): void {
  if (!early || field.value === early.text) return;
  field.value = early.text;
  field.setSelectionRange(early.start, early.end);
}
