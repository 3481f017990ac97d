import type {Program, VariableDeclaration} from 'estree';

const runtime = 'react/jsx-runtime';

/** `const _jsx = _jsx$, _jsxs = _jsxs$;` */
const createDeclaration = (names: string[]): VariableDeclaration => ({
  type: 'VariableDeclaration',
  kind: 'const',
  declarations: names.map((name) => ({
    type: 'VariableDeclarator',
    id: {type: 'Identifier', name},
    init: {type: 'Identifier', name: `${name}$`},
  })),
});

/**
 * Has a compiled page call the JSX functions by names of its own instead of the
 * imported ones: the bundler keeps a record of every mention of an import, and
 * a page mentions these hundreds of times.
 */
export function recmaLocalJsx() {
  return (program: Program): void => {
    const names: string[] = [];
    let last = 0;
    program.body.forEach((statement, index) => {
      if (statement.type !== 'ImportDeclaration') return;
      last = index + 1;
      if (statement.source.value !== runtime) return;
      for (const {local} of statement.specifiers) {
        names.push(local.name);
        local.name = `${local.name}$`;
      }
    });
    if (names.length > 0) {
      program.body.splice(last, 0, createDeclaration(names));
    }
  };
}
