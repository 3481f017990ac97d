import {expect, it} from 'vitest';
import {inlineScript} from '../../../../src/policy/inlineScript';

const program = `globalThis.made = (function () {
  // A comment, which no reader needs.
  var unused = 1;
  var theLongNameOfANumber = 20;
  function twice(theNameOfAParameter) {
    return theNameOfAParameter + theNameOfAParameter;
  }
  return [twice, 'it\\'s "quoted" \\\\ 漢字', theLongNameOfANumber + 1];
})();`;

it('does the same', () => {
  (0, eval)(inlineScript(program));
  const [twice, ...values] = (globalThis as {made?: unknown}).made as [
    (text: string) => string,
  ];
  expect(twice('ab')).toBe('abab');
  expect(values).toEqual(['it\'s "quoted" \\ 漢字', 21]);
});

it('drops comments, what nobody uses, and the names of what stands inside', () => {
  const short = inlineScript(program);
  expect(short).not.toMatch(/comment|unused|theLongName|theNameOf|\n/);
});

it('does beforehand what can be done', () => {
  expect(inlineScript('answer(20 + 1 + f(), !0 ? "yes" : "no");')).toMatch(
    /^answer\(21\+f\(\),"yes"\);?$/,
  );
});

it('keeps the names that stand outside', () => {
  expect(inlineScript('(function (a) { SCRIPTS(a); })(BASE_URL);')).toMatch(
    /SCRIPTS.*BASE_URL|BASE_URL.*SCRIPTS|SCRIPTS\(BASE_URL\)/,
  );
});

it('refuses what is not a program', () => {
  expect(() => inlineScript('function (')).toThrow();
});
