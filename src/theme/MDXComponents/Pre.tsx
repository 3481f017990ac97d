export {default} from '@site/src/components/code/Code';
