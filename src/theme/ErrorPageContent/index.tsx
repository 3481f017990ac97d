export {default} from '../Error/Crash';
