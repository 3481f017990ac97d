declare module 'opencc-js/dict/STCharacters' {
  /** Entries "character form form …", separated by "|". */
  const table: string;
  export default table;
}

declare module 'opencc-js/dict/TSCharacters' {
  /** Entries "character form form …", separated by "|". */
  const table: string;
  export default table;
}

declare module '@generated/content-data/default/guides.json' {
  const list: import('./plugins/content-data').GuideEntry[];
  export default list;
}

declare module '@generated/content-data/default/home.json' {
  const data: import('./reference/pages/homePage').HomeData;
  export default data;
}

declare module 'openapi-to-postmanv2' {
  interface Result {
    result: boolean;
    reason?: string;
    output?: {type: string; data: unknown}[];
  }
  const converter: {
    convertV2(
      input: {type: 'json'; data: unknown},
      options: Record<string, unknown>,
      done: (error: Error | null, result?: Result) => void,
    ): void;
  };
  export default converter;
}

declare module '@usebruno/converters' {
  interface Variable {
    name: string;
    value: string;
    type: 'text';
    enabled: boolean;
    secret: boolean;
  }
  /** A collection as Bruno keeps it, as far as it is touched here. */
  interface BrunoCollection {
    name: string;
    environments: {name: string; variables: Variable[]}[];
    items: unknown[];
  }
  export function openApiToBruno(
    document: unknown,
    options?: {groupBy?: 'tags' | 'path'},
  ): BrunoCollection;
  export function brunoToOpenCollection(collection: BrunoCollection): object;
  export function openCollectionToBruno(collection: object): BrunoCollection;
}
