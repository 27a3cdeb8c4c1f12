import { installWhenNeeded, requireNode } from './install.mjs';
import { run } from './run.mjs';

/** The optimizer's table: `npm run bench:routing -- [instances|days|answers] [--seconds 5] [--only R1] [--problem FILE]`. */
requireNode();
const args = process.argv.slice(2);
try {
  await installWhenNeeded();
  const entry = ['--import', 'tsx', 'tests/bench/routing/main.ts', ...args];
  // A plan goes to the output alone, for other programs to read.
  if (args.includes('--problem')) {
    const { spawnSync } = await import('node:child_process');
    process.exit(spawnSync(process.execPath, entry, { stdio: 'inherit' }).status ?? 1);
  }
  await run('Measuring the optimizer', process.execPath, entry);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
