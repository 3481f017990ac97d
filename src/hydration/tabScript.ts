import {inlineScript} from './inlineScript';
import {showRememberedTab} from './showRememberedTab';

/**
 * The program above tabs that shows the remembered one. `src/theme/Tabs` fills
 * in `KEY` and `VALUES`.
 */
export const tabScript = inlineScript(
  `(${showRememberedTab.toString()})(KEY, VALUES);`,
);
