import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const DAY_MS = 24 * 3600 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS - 1_000).toISOString();

let registry: Server;
let address: string;
let folder: string;
const asked: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rx-lock-'));
  registry = createServer((request, answer) => {
    asked.push(request.url ?? '');
    if (request.url === '/@scope%2fgone') return answer.writeHead(404).end();
    const isQuiet = request.url === '/quiet';
    const time = isQuiet ? { '1.0.0': daysAgo(900) } : { '1.0.0': daysAgo(40), '1.1.0': daysAgo(3) };
    answer.end(JSON.stringify({ time, 'dist-tags': { latest: isQuiet ? '1.0.0' : '1.1.0' } }));
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => registry.close(resolve));
  await rm(folder, { recursive: true });
});

interface Said {
  code: number;
  text: string;
}

function check(lock: string, registryUrl: string): Promise<Said> {
  return new Promise((resolve) => {
    const args = [join(ROOT, 'scripts', 'dependencies.mjs'), lock];
    const env = { ...process.env, npm_config_registry: registryUrl };
    execFile(process.execPath, args, { env }, (error, text) =>
      resolve({ code: error ? Number(error.code) : 0, text }),
    );
  });
}

const locked = (about: object = {}) => ({
  version: '1.0.0',
  resolved: 'https://registry.npmjs.org/x/-/x-1.0.0.tgz',
  integrity: 'sha512-x',
  ...about,
});

async function lockOf(packages: Record<string, object>): Promise<string> {
  const path = join(folder, `${Object.keys(packages).length}.json`);
  const dependencies = { lively: '1.0.0', quiet: '1.0.0', '@scope/gone': '1.0.0' };
  await writeFile(path, JSON.stringify({ packages: { '': { dependencies }, ...packages } }));
  return path;
}

const DIRECT = {
  'node_modules/lively': locked(),
  'node_modules/quiet': locked(),
  'node_modules/@scope/gone': locked(),
};

it('tells age and newest release of direct dependencies, the oldest first, and who did not answer', async () => {
  const { code, text } = await check(await lockOf({ ...DIRECT, 'node_modules/below': locked() }), address);
  expect(code).toBe(0);
  expect(text.split('\n')).toEqual([
    'Source: registry.npmjs.org 4',
    'Age of 2 direct dependencies:',
    '  900 days  quiet 1.0.0  (no release for two years)',
    '   40 days  lively 1.0.0  (newest 1.1.0)',
    'Not answered: @scope/gone',
    '',
  ]);
  expect(asked).not.toContain('/below');
});

it('a package from elsewhere, or without a checksum, is named', async () => {
  const lock = await lockOf({
    ...DIRECT,
    'node_modules/a': locked({ resolved: 'https://mirror.example/a.tgz' }),
    'node_modules/b': locked({ integrity: undefined }),
  });
  const { code, text } = await check(lock, address);
  expect(code).toBe(1);
  expect(text).toContain('From elsewhere: mirror.example\nWithout a checksum: node_modules/b 1.0.0\n');
});

it('where no registry answers it says so, and the lock file of the product is of one source', async () => {
  const lock = join(ROOT, 'package-lock.json');
  const { code, text } = await check(lock, 'http://127.0.0.1:9');
  expect(code).toBe(0);
  expect(text).toContain('Age: no registry answers here');
  const { packages } = JSON.parse(await readFile(lock, 'utf8')) as { packages: object };
  expect(text).toMatch(new RegExp(`^Source: registry.npmjs.org ${Object.keys(packages).length - 1}\n`));
});
