/**
 * Stands for `tslib` in `@docusaurus/utils-common`, which has this one function
 * of it on every page, and the others for nothing: 4 KB.
 */
export const __importDefault = (module: {__esModule?: boolean}): unknown =>
  module.__esModule ? module : {default: module};
