import {compressedFolder, writeCompressed} from '../production/compress';
import {main} from './main';

/**
 * `npm run compress`: copies `build/` and puts Brotli, zstd and gzip beside each
 * text, as small as they get, for the container. Takes minutes.
 */
main(async () => {
  const endings = await writeCompressed('build', compressedFolder, 'small');
  console.log(`${compressedFolder}/: with ${endings.join(', ')}`);
  if (!endings.includes('.zst')) {
    console.log('Without zstd: use Node.js 22.15 or newer.');
  }
});
