import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

const stamp = join(root, 'node_modules', '.installed');

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** Installs the packages of package-lock.json when they are missing or other than those; otherwise does nothing. */
export async function installWhenNeeded() {
  const wanted = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // NODE_ENV=production would leave out the compiler that the build needs.
  await run('Installing packages', 'npm', [
    'ci',
    '--include=dev',
    '--no-fund',
    '--no-audit',
    '--loglevel=error',
  ]);
  writeFileSync(stamp, wanted);
}

/** Ends with a sentence where the Node that runs this is too old for the packages. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  process.stderr.write(`Node ${process.versions.node} is too old: version 20.19 or newer is needed.\n`);
  process.exit(1);
}
