import { findBrowser } from './browser.mjs';
import { buildWhenNeeded } from './build.mjs';
import { installWhenNeeded, requireNode } from './install.mjs';
import { run } from './run.mjs';

/** The figures of docs/benchmarks.md: `npm run bench`, or one part: `npm run bench -- demoDay|board|correctness|assignment|embedded|server|imports|scheduling|messages|growth`. */
requireNode();
try {
  await installWhenNeeded();
  await buildWhenNeeded();
  await run(
    'Measuring',
    process.execPath,
    ['--import', 'tsx', 'tests/bench/main.ts', ...process.argv.slice(2)],
    {
      env: { CHROME_PATH: await findBrowser() },
    },
  );
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
