import {validateEveryPage} from './everyPage';

validateEveryPage(false);
