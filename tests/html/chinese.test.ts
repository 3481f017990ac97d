import {validateEveryPage} from './everyPage';

validateEveryPage(true);
