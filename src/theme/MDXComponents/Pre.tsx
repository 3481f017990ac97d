/** A block of code; those of Markdown are highlighted at build time. */
export {default} from '@site/src/components/code/Code';
