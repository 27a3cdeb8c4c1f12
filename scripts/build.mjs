import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressAssets } from './compressAssets.mjs';
import { writeMapOutlines } from './mapOutlines.mjs';
import { root, run } from './run.mjs';
import { writeZipTable } from './zipTable.mjs';

const stamp = join(root, 'dist', '.built');
const inputs = [
  'src',
  'server',
  'tools',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/zipTable.mjs',
  'scripts/mapOutlines.mjs',
  'scripts/outlineLines.mjs',
  'scripts/serveOutlines.ts',
  'scripts/chunkLayers.ts',
  'scripts/compressAssets.mjs',
  'scripts/nativeInstead.ts',
];

function hashOf(paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const full = join(root, path);
    if (!existsSync(full)) return;
    const entries = readdirSync(full, { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const child = `${path}/${entry.name}`;
      if (entry.isDirectory()) visit(child);
      else hash.update(child).update(readFileSync(join(root, child)));
    }
  };
  for (const path of paths) {
    if (/\.\w+$/.test(path)) hash.update(path).update(readFileSync(join(root, path)));
    else visit(path);
  }
  return hash.digest('hex');
}

/** Changes with every source of server and tools. */
export function hashOfServer() {
  return hashOf([
    'src',
    'server',
    'tools',
    'package-lock.json',
    'scripts/build.mjs',
    'scripts/zipTable.mjs',
    'scripts/mapOutlines.mjs',
    'scripts/outlineLines.mjs',
  ]).slice(0, 12);
}

/** Bundles server and tools, below a folder from which node_modules can be reached. Takes about a second. */
export async function buildServer(outdir = 'dist/server', plugins = []) {
  const { build } = await import('esbuild');
  await build({
    plugins: [...plugins],
    absWorkingDir: root,
    entryPoints: {
      main: 'server/main.ts',
      pgliteWorker: 'server/platform/database/pglite/pgliteWorker.ts',
      solverWorker: 'server/planning/routing/threads/solverWorker.ts',
      roadsWorker: 'server/planning/roads/threads/roadsWorker.ts',
      readerWorker: 'server/day/imports/reading/readerWorker.ts',
      demoDriversThread: 'server/demo/drivers/demoDriversThread.ts',
      seed: 'tools/seed.ts',
      load: 'tools/load.ts',
      simulate: 'tools/simulate.ts',
      dbMigrate: 'tools/dbMigrate.ts',
      dbExport: 'tools/dbExport.ts',
      doctor: 'tools/doctor.ts',
      backup: 'tools/backup.ts',
      restore: 'tools/restore.ts',
      healthCheck: 'tools/healthCheck.ts',
      auditVerify: 'tools/auditVerify.ts',
      adminInvite: 'tools/adminInvite.ts',
      keys: 'tools/keys.ts',
      mapGet: 'tools/mapGet.ts',
      fuzz: 'tools/fuzz.ts',
      roads: 'tools/roads.ts',
    },
    outdir,
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
  });
  writeZipTable(resolve(root, outdir, 'zipcodes.tsv'));
  writeMapOutlines(resolve(root, outdir, 'outlines.json'));
}

/** The service worker of push: one file at the root of the app, which may answer for every page. */
async function buildPushWorker() {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: ['src/app/notifications/push/pushWorkerEntry.ts'],
    outfile: 'dist/web/push-worker.js',
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  });
}

/** Builds browser app and server into dist/ unless what is there was built from these very sources. */
export async function buildWhenNeeded() {
  const wanted = hashOf(inputs);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  await run('Building the app', process.execPath, [
    'node_modules/vite/bin/vite.js',
    'build',
    '--logLevel',
    'warn',
  ]);
  compressAssets(join(root, 'dist', 'web', 'assets'));
  compressAssets(join(root, 'dist', 'web', 'map'));
  await buildPushWorker();
  await buildServer();
  writeFileSync(stamp, wanted);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildWhenNeeded();
