import {innerOf, propertiesOf, type WriteBlocks} from '../context';
import {begunWith, code, link, list, paragraph, strong, text} from '../nodes';

interface EndpointProperties {
  path: string;
  streaming?: boolean;
  destructive?: boolean;
  unimplemented?: boolean;
}

/** Method and path of an operation, and its badges. */
export const writeEndpoint: WriteBlocks = (piece, {say}) => {
  const {path, streaming, destructive, unimplemented} =
    propertiesOf<EndpointProperties>(piece);
  const badges = [
    ...(streaming ? [say('reference.streaming', 'server stream')] : []),
    ...(destructive ? [say('reference.destructive', 'destructive')] : []),
    ...(unimplemented
      ? [say('reference.unimplemented', 'not implemented')]
      : []),
  ];
  return [
    paragraph(
      strong(text('POST')),
      text(' '),
      code(path),
      ...badges.map((badge) => text(` · ${badge}`)),
    ),
  ];
};

interface MessageProperties {
  name: string;
  to: string;
  mediaType: string;
}

/** The schema of a request or response, and the media type that carries it. */
export const writeMessage: WriteBlocks = (piece, {link: address}) => {
  const {name, to, mediaType} = propertiesOf<MessageProperties>(piece);
  return [paragraph(link(address(to), code(name)), text(' '), code(mediaType))];
};

/** Full name of a schema, and the kind of JSON value that it describes. */
export const writeSchemaName: WriteBlocks = (piece) => {
  const {name, type} = propertiesOf<{name: string; type: string}>(piece);
  return [paragraph(code(name), text(` · ${type}`))];
};

/** Facts of an operation, as a list. */
export const writeGlance: WriteBlocks = (piece, {blocks}) => [
  list(
    innerOf(piece).flatMap((fact) => {
      if (typeof fact === 'string') return [];
      const {name} = propertiesOf<{name: string}>(fact);
      return [begunWith([strong(text(name))], blocks(innerOf(fact)))];
    }),
  ),
];
