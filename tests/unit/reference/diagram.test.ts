import {describe, expect, it} from 'vitest';
import {diagramsIn, inlineSvg} from '../../../src/reference/diagram';

describe('diagramsIn', () => {
  it('finds the sources between the fences', () => {
    const text =
      'A.\n\n```mermaid\na --> b\nb --> c\n```\n\n```mermaid\nd\n```\n';
    expect(diagramsIn(text)).toEqual(['a --> b\nb --> c', 'd']);
  });

  it.each(['  ```mermaid\na\n```', '```mermaid\na', '~~~mermaid\na\n~~~~'])(
    'finds what CommonMark finds in %j',
    (text) => {
      expect(diagramsIn(text)).toEqual(['a']);
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
    expect(diagramsIn(text)).toEqual([]);
  });
});

describe('inlineSvg', () => {
  it('leaves out every style sheet and the colours of the renderer', () => {
    const svg =
      '<svg width="5" style="--bg:#FFF;--fg:#000"><style>\n a {}\n</style><g style="x"/><style>b</style><p/></svg>';
    expect(inlineSvg(svg, 'd')).toBe('<svg width="5"><g style="x"/><p/></svg>');
  });

  it('keeps its ids apart from those of other drawings', () => {
    const svg =
      '<marker id="arrow"/><marker id="dot"/><path marker-end="url(#arrow)" marker-start="url(#dot)" data-id="arrow"/>';
    expect(inlineSvg(svg, 'diagram-2')).toBe(
      '<marker id="diagram-2-arrow"/><marker id="diagram-2-dot"/><path marker-end="url(#diagram-2-arrow)" marker-start="url(#diagram-2-dot)" data-id="arrow"/>',
    );
  });

  it('stands on one line, the text in it as it was', () => {
    expect(inlineSvg('<g>\n    <text>a  b</text>\n\n</g>', 'd')).toBe(
      '<g><text>a  b</text></g>',
    );
  });
});
