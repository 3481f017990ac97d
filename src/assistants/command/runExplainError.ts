import {getDetails} from '../../errors/details';
import {openBook} from '../../errors/explain';
import {formatExplanation} from '../../errors/format';
import type {ErrorBook, Explanation, Finding} from '../../errors/model';
import {getPlainText} from '../../errors/plainText';
import type {CommandResult} from './model';

/** How an error is looked up, and what is known around it. */
export interface Around {
  book: ErrorBook;
  /** Name of the operation that returned it, as the book has it. */
  operation?: string;
  site: string;
  server: string;
  asJson: boolean;
}

/** The text of bytes, whose encoding a mark may tell: PowerShell writes UTF-16. */
function decode(input: Uint8Array): string {
  const [first, second] = input;
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(input);
}

/** A finding as data, its places in the book resolved. */
function toFindingData(finding: Finding, {book, site}: Around): object {
  const {kind, sureness, reasons, variables} = finding;
  const common = {kind, sureness, reasons, variables};
  if (finding.kind === 'symptom') {
    const {title, text, address} = finding.symptom;
    return {...common, title, text, page: site + address};
  }
  return {
    ...common,
    causes: getDetails(finding, book).map(
      ({code, text, check, fix, operations, steps}) => ({
        code,
        text: getPlainText(text),
        ...(check.length > 0 && {check: getPlainText(check)}),
        ...(fix.length > 0 && {fix: getPlainText(fix)}),
        operations: operations.map(({operation: {rpc}, address}) => ({
          operation: rpc,
          page: site + address,
        })),
        steps: steps.map(([title, address]) => ({title, page: site + address})),
      }),
    ),
    others: finding.others.map(({operation, text}) => ({
      operation: book.operations[operation]?.rpc,
      text: getPlainText(book.texts[text] ?? []),
    })),
  };
}

const isFound = ({findings}: Explanation): boolean =>
  findings.some(({sureness}) => sureness !== 'possible');

/** Looks an error up. */
export function runExplainError(
  input: Uint8Array,
  around: Around,
): CommandResult {
  const {book, operation, site, server, asJson} = around;
  const explanation = openBook(book).explain(decode(input), operation);
  const output = asJson
    ? JSON.stringify(
        {
          found: isFound(explanation),
          findings: explanation.findings.map((one) =>
            toFindingData(one, around),
          ),
          isCut: explanation.isCut,
        },
        null,
        2,
      )
    : formatExplanation(explanation, book, {site, server});
  return {output, errors: '', exitCode: isFound(explanation) ? 0 : 1};
}
