import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import api from './docs/api/sidebar';

const sidebars: SidebarsConfig = {tutorial: ['intro'], api};

export default sidebars;
