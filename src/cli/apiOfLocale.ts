import type {Locale} from '../site';
import {generateLocale} from './generateLocale';
import {main} from './main';

/** Generates one locale, beside the process that generates English. */
main(() => generateLocale(process.cwd(), process.argv[2] as Locale));
