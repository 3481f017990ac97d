/** Base URL of the site in the language of the page, as the bundler knows it. */
declare const __webpack_public_path__: string;

declare module 'opencc-js/dict/*' {
  /** Entries "character form form …", separated by "|". */
  const table: string;
  export default table;
}

declare module '@generated/content-data/default/guides.json' {
  const list: import('./plugins/content-data').GuideEntry[];
  export default list;
}

declare module '@generated/content-data/default/areas.json' {
  const areas: import('./components/home/data').AreaData[];
  export default areas;
}

declare module '@generated/content-data/default/home.json' {
  const data: Omit<import('./components/home/data').HomeData, 'areas'>;
  export default data;
}

declare module 'openapi-to-postmanv2' {
  const converter: {
    convertV2: (
      input: object,
      options: object,
      done: (
        error: Error | null,
        result: {reason?: string; output?: {data: object}[]},
      ) => void,
    ) => void;
  };
  export default converter;
}
