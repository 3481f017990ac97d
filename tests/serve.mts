import {serveSite} from './staticServer';

/** Serves `build/` for the browser tests, on the port given as argument. */
const port = Number(process.argv[2]);
await serveSite('build', port);
console.log(`http://127.0.0.1:${port}`);
