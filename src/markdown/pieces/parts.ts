import {innerOf, propertiesOf, type WriteBlocks} from '../context';
import {list, paragraph, strong, text} from '../nodes';

/** A tab: its name, and what is in it; nothing of one that scripts fill. */
export const writeTab: WriteBlocks = (piece, {blocks}) => {
  const {label = ''} = propertiesOf<{label?: string}>(piece);
  const inner = blocks(innerOf(piece));
  return inner.length > 0 ? [paragraph(strong(text(label))), ...inner] : [];
};

/** A folded part, indented, so that what follows is not taken for a part of it. */
export const writeNested: WriteBlocks = (piece, {blocks}) => {
  const {title, name} = propertiesOf<{title?: string; name?: string}>(piece);
  const words = title ?? name ?? '';
  return [list([[paragraph(strong(text(words))), ...blocks(innerOf(piece))]])];
};

/** A diagram: what it shows, and the list that says the same. */
export const writeDiagram: WriteBlocks = (piece, {blocks, say}) => {
  const {label} = propertiesOf<{label: string}>(piece);
  const words = say('reference.diagram.list', 'The diagram as a list');
  return [
    paragraph(strong(text(label)), text(` · ${words}`)),
    ...blocks(innerOf(piece)),
  ];
};

const layers = [
  ['metal', 'Bare metal'],
  ['network', 'Network'],
  ['cluster', 'Cluster'],
  ['machine', 'Virtual machine'],
  ['application', 'Application'],
] as const;

/** The layers of the platform in a line, with that of the page marked. */
export const writeStrata: WriteBlocks = (piece, {say}) => {
  const {layer} = propertiesOf<{layer?: string}>(piece);
  const label = say(
    'strata.label',
    'Layers of the platform, from the ground upwards',
  );
  const names = layers.map(([id, english]) => {
    const name = text(say(`strata.${id}`, english));
    return id === layer ? strong(name) : name;
  });
  return [
    paragraph(
      text(`${label}: `),
      ...names.flatMap((name, index) =>
        index === 0 ? [name] : [text(' · '), name],
      ),
    ),
  ];
};
