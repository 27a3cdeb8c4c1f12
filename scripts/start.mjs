import { installWhenNeeded, requireNode } from './install.mjs';

requireNode();
try {
  await installWhenNeeded();
  const { buildWhenNeeded } = await import('./build.mjs');
  await buildWhenNeeded();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
await import('../dist/server/main.js');
