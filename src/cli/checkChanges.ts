import countBy from 'es-toolkit/compat/countBy';
import {checkAllChanges} from './changeCheck';
import {main} from './main';

/**
 * `npm run check:changes`: compares the description with the last frozen version.
 * Ends with exit code 1, and names file and line, when a change breaks callers
 * and no note says what to do, in every language, or when something has stayed a
 * draft for longer than a version.
 */
main(async () => {
  const {problems, changes, frozen} = await checkAllChanges();
  for (const {file, line, message} of problems) {
    console.error(`${file}:${line}: ${message}`);
  }
  if (problems.length > 0) {
    console.error(`Problems: ${problems.length}.`);
    process.exitCode = 1;
    return;
  }
  const last = frozen.at(-1);
  const counts = Object.entries(countBy(changes, 'rating'))
    .map(([rating, count]) => `${count} ${rating}`)
    .join(', ');
  console.log(
    last
      ? `Since ${last.version}: ${counts || 'no changes'}.`
      : 'No version is frozen yet: "npm run freeze -- v1.0" freezes the first.',
  );
});
