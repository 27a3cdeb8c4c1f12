import { findBrowser } from './browser.mjs';
import { buildWhenNeeded } from './build.mjs';
import { installWhenNeeded, requireNode } from './install.mjs';
import { run } from './run.mjs';

/** The pictures of docs/screens.md: `npm run pictures`, or `npm run pictures -- --only board,today --looks light,phone --out FOLDER`. */
requireNode();
try {
  await installWhenNeeded();
  await buildWhenNeeded();
  await run(
    'Taking pictures',
    process.execPath,
    ['--import', 'tsx', 'tests/pictures/main.ts', ...process.argv.slice(2)],
    {
      env: { CHROME_PATH: await findBrowser() },
    },
  );
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
