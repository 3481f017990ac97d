import {describe, expect, it} from 'vitest';
import {findDiagramsIn} from '../../../src/reference/diagrams/fences';

describe('findDiagramsIn', () => {
  it('finds the sources between the fences', () => {
    const text =
      'A.\n\n```mermaid\na --> b\nb --> c\n```\n\n```mermaid\nd\n```\n';
    expect(findDiagramsIn(text)).toEqual(['a --> b\nb --> c', 'd']);
  });

  it.each(['  ```mermaid\na\n```', '```mermaid\na', '~~~mermaid\na\n~~~~'])(
    'finds what CommonMark finds in %j',
    (text) => {
      expect(findDiagramsIn(text)).toEqual(['a']);
    },
  );

  it.each([
    'none',
    '```\na\n```',
    '```js\na\n```',
    'x```mermaid\na\n```',
    '    ```mermaid\n    a\n    ```',
    '`mermaid`',
  ])('finds nothing in %j', (text) => {
    expect(findDiagramsIn(text)).toEqual([]);
  });
});
