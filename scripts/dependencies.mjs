import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

// `npm run check:dependencies`: source of every package in the lock file, and, where a registry answers, age of each direct
// dependency and the newest release. Exit code 1 for a package from somewhere else, or without a checksum. It asks a network, so
// it is no part of `npm test`. Another lock file can be named behind it.

const DAY_MS = 24 * 3600 * 1000;
/** SECURITY.md: after this a direct dependency is looked at. Days. */
const QUIET_DAYS = 730;
const ANSWER_WITHIN_MS = 10_000;
const AT_ONCE = 6;
/** The one public registry, or a mirror that answers for it: the checksums are the same. */
const SOURCE = 'registry.npmjs.org';

const registryOf = (env) => (env.npm_config_registry ?? 'https://registry.npmjs.org/').replace(/\/?$/, '/');

/** Where the packages of a lock file come from, and those that have no checksum. */
function sourcesOf(packages) {
  const hosts = new Map();
  const unsealed = [];
  for (const [folder, about] of Object.entries(packages)) {
    if (folder === '' || about.link) continue;
    // Without an address it comes from the registry of whoever installs, by its checksum.
    const host = about.resolved ? new URL(about.resolved).host : SOURCE;
    hosts.set(host, (hosts.get(host) ?? 0) + 1);
    if (!about.integrity) unsealed.push(`${folder} ${about.version}`);
  }
  return { hosts, unsealed };
}

/** What the registry tells of one direct dependency: days since this version and since the newest release. */
function ageOf(name, version, told, now) {
  const released = told.time?.[version];
  const newest = told['dist-tags']?.latest;
  const days = (at) => (at ? Math.floor((now - Date.parse(at)) / DAY_MS) : null);
  return { name, version, days: days(released), newest, newestDays: days(told.time?.[newest]) };
}

async function ask(registry, name) {
  const address = `${registry}${name.replace('/', '%2f')}`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer.json();
}

async function agesOf(registry, direct, now) {
  const waiting = [...direct];
  const ages = [];
  const silent = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, version] = next;
      await ask(registry, name).then(
        (told) => ages.push(ageOf(name, version, told, now)),
        () => silent.push(name),
      );
    }
  };
  // One question first: without a network the others would only wait.
  const [first, ...others] = waiting.splice(0);
  waiting.push(first);
  await work();
  if (silent.length > 0) return { ages, silent: direct.map(([name]) => name) };
  waiting.push(...others);
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { ages, silent };
}

function linesOf(ages) {
  const inOrder = [...ages].sort((a, b) => (b.days ?? 0) - (a.days ?? 0));
  return inOrder.map(({ name, version, days, newest, newestDays }) => {
    const marks = [
      newest !== version ? `newest ${newest}` : null,
      newestDays !== null && newestDays > QUIET_DAYS ? 'no release for two years' : null,
    ].filter(Boolean);
    return `${String(days ?? '?').padStart(5)} days  ${name} ${version}${marks.length ? `  (${marks.join(', ')})` : ''}`;
  });
}

const write = (text) => process.stdout.write(`${text}\n`);
const { packages } = JSON.parse(readFileSync(process.argv[2] ?? join(root, 'package-lock.json'), 'utf8'));
const { hosts, unsealed } = sourcesOf(packages);
const counts = [...hosts].sort(([, a], [, b]) => b - a).map(([host, count]) => `${host} ${count}`);
write(`Source: ${counts.join(', ')}`);
const strangers = [...hosts.keys()].filter((host) => host !== SOURCE);
if (strangers.length > 0) write(`From elsewhere: ${strangers.join(', ')}`);
if (unsealed.length > 0) write(`Without a checksum: ${unsealed.join(', ')}`);
process.exitCode = strangers.length > 0 || unsealed.length > 0 ? 1 : 0;

const { dependencies = {}, devDependencies = {} } = packages[''] ?? {};
const direct = Object.keys({ ...dependencies, ...devDependencies })
  .map((name) => [name, packages[`node_modules/${name}`]?.version])
  .filter(([, version]) => version);
const { ages, silent } = await agesOf(registryOf(process.env), direct, Date.now());
if (ages.length === 0) write('Age: no registry answers here, so nothing is said of it.');
else write(`Age of ${ages.length} direct dependencies:\n${linesOf(ages).join('\n')}`);
if (ages.length > 0 && silent.length > 0) write(`Not answered: ${silent.join(', ')}`);
