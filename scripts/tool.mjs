import { installWhenNeeded, requireNode } from './install.mjs';

/** Runs one of the built command line tools: `node scripts/tool.mjs seed --size day`. */
const [name, ...args] = process.argv.slice(2);
requireNode();
try {
  await installWhenNeeded();
  const { buildWhenNeeded } = await import('./build.mjs');
  await buildWhenNeeded();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
process.argv = [process.argv[0], name, ...args];
await import(`../dist/server/${name}.js`);
