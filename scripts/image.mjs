import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { builtinModules } from 'node:module';
import { join, resolve } from 'node:path';
import { installWhenNeeded, requireNode } from './install.mjs';
import { root } from './run.mjs';

// `node scripts/image.mjs FOLDER`: everything that the product needs to run, and nothing else: built code, and of
// node_modules what the server and the tools import. The Dockerfile copies this folder into an image without npm.

const PACKAGE = /^(@[^/]+\/[^/]+|[^@./][^/]*)/;
/** Imports of a bundle, and files of packages that are found by `require.resolve`. */
const IMPORTS = /(?:from\s*|import\s*\(?\s*|resolve\(\s*)["']([^"'\s]+)["']/g;

/** Names of the packages that the built server and tools ask for by themselves. */
function packagesOfServer(folder) {
  const found = new Set();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js')))
    for (const [, specifier] of readFileSync(join(folder, file), 'utf8').matchAll(IMPORTS)) {
      const name = PACKAGE.exec(specifier)?.[1];
      if (name && !builtinModules.includes(name) && existsSync(join(root, 'node_modules', name)))
        found.add(name);
    }
  return found;
}

/** Where Node finds a package that is asked for from this folder: beside it, then above; null when it is not installed. */
function folderOf(name, from) {
  const parts =
    from === ''
      ? ['']
      : [
          '',
          ...from.split('/node_modules/').map((_, at, all) => all.slice(0, at + 1).join('/node_modules/')),
        ];
  for (const above of parts.reverse()) {
    const path = join(above, 'node_modules', name);
    if (existsSync(join(root, path, 'package.json'))) return path;
  }
  return null;
}

/** The packages and all that these need, as folders below the project. */
function withNeeds(names) {
  const folders = new Set();
  const visit = (name, from, isOptional) => {
    const folder = folderOf(name, from);
    if (!folder) {
      if (isOptional) return;
      throw new Error(`${name} is not installed, but ${from || 'the server'} needs it.`);
    }
    if (folders.has(folder)) return;
    folders.add(folder);
    const about = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const optionalPeers = about.peerDependenciesMeta ?? {};
    for (const need of Object.keys(about.dependencies ?? {})) visit(need, folder, false);
    for (const need of Object.keys(about.optionalDependencies ?? {})) visit(need, folder, true);
    for (const need of Object.keys(about.peerDependencies ?? {}))
      visit(need, folder, optionalPeers[need]?.optional === true || !names.has(need));
  };
  for (const name of names) visit(name, '', false);
  return folders;
}

const DROPPED = /\.(d\.[cm]?ts|map|md|markdown|flow)$/i;

function copyPackage(folder, out) {
  cpSync(join(root, folder), join(out, folder), {
    recursive: true,
    dereference: true,
    // Its own nested packages come by themselves when they are needed.
    filter: (path) =>
      path.endsWith(folder) ||
      (!path.slice(root.length + folder.length + 1).includes('node_modules') && !DROPPED.test(path)),
  });
}

function sizeOf(path) {
  const about = statSync(path);
  if (!about.isDirectory()) return about.size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

const out = process.argv[2] && resolve(process.argv[2]);
if (!out) {
  process.stderr.write('Name the folder: node scripts/image.mjs FOLDER\n');
  process.exit(1);
}
requireNode();
await installWhenNeeded();
const { buildWhenNeeded } = await import('./build.mjs');
await buildWhenNeeded();
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
for (const part of ['dist/server', 'dist/web'])
  cpSync(join(root, part), join(out, part), { recursive: true, filter: (path) => !path.endsWith('.map') });
cpSync(join(root, 'server/platform/database/applicationRole.sql'), join(out, 'applicationRole.sql'));
const packages = withNeeds(packagesOfServer(join(root, 'dist', 'server')));
for (const folder of packages) copyPackage(folder, out);
const { name, version, type, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
writeFileSync(
  join(out, 'package.json'),
  `${JSON.stringify({ name, version, private: true, type, engines }, null, 2)}\n`,
);
const megabytes = (sizeOf(out) / 1e6).toFixed(0);
process.stdout.write(`${packages.size} packages, ${megabytes} MB in ${out}\n`);
