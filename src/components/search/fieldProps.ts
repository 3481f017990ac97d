import {translate} from '@docusaurus/Translate';
import {getSearchLabel} from './searchLabel';
import styles from './SearchBar.module.css';

/** The field is the same before and after the box is there. */
export const getFieldProps = () =>
  ({
    type: 'text',
    className: styles.field,
    'aria-label': getSearchLabel(),
    placeholder: translate({
      id: 'search.placeholder',
      message: 'Operation, field, error or word',
      description: 'Shown in the empty field of the search',
    }),
    inputMode: 'search',
    enterKeyHint: 'go',
    autoComplete: 'off',
    autoCapitalize: 'off',
    autoCorrect: 'off',
    spellCheck: false,
  }) as const;
