import './storyHour.mjs';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { houseOf, measureCorrectness } from './correctness';
import { measureAssignment } from './correctness/assignment';
import { readOptions } from './correctness/size';
import { measureBilling } from './billing';
import { measureBoard } from './board';
import { measureDayWatch } from './dayWatch';
import { measureDashboards } from './dashboards';
import { measureGrowth } from './growth/measureGrowth';
import { measureImports } from './imports';
import { measureReading } from './importReading';
import { measureLearning } from './learning/measureLearning';
import { measureLists } from './lists';
import { measureClocks, measureManyPositions, measureMap } from './map/measureMap';
import { measureLivePath } from './livePath';
import { measureMessages } from './messages';
import { measureRatio } from './postgresRatio';
import { measureParticipants } from './participants';
import { postgresServer } from './postgresServer';
import { AT_STORY_HOUR, startProduct } from './product';
import { printTable, type Figure } from './report';
import { measureRestore } from './restore';
import { measureRoads } from './roadParts/measureRoads';
import { measureScheduling } from './scheduling';
import { measureSoak } from './soak';
import { measureSecondStart } from './starts';
import { measureUpgrade } from './upgrade';
import { measureWeights } from './weights';

const say = (text: string) => process.stdout.write(`${text}\n`);
const folders: string[] = [];

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'rx-bench-'));
  folders.push(made);
  return made;
}

function seed(env: Record<string, string>, size: 'day' | 'million' | 'board' | 'year' = 'million'): void {
  execFileSync(process.execPath, [...AT_STORY_HOUR, 'dist/server/seed.js', '--size', size], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

async function demoDay(): Promise<Figure[]> {
  const DATA_DIR = folder();
  say('▸ Demo day: weights and the way of a change');
  const product = await startProduct({ DATA_DIR });
  const figures = [...(await measureWeights(product)), ...(await measureLivePath(product))];
  await product.stop();
  say('▸ Second start');
  return [...figures, ...(await measureSecondStart(DATA_DIR))];
}

async function embedded(): Promise<Figure[]> {
  const DATA_DIR = folder();
  say('▸ A million events in the embedded database');
  seed({ DATA_DIR, DATABASE_URL: '' });
  const product = await startProduct({ DATA_DIR });
  const figures = [...(await measureLists(product)), ...(await measureParticipants(product))];
  await product.stop();
  return figures;
}

async function board(): Promise<Figure[]> {
  const DATA_DIR = folder();
  say('▸ The board with 3,500 stops in 140 runs');
  seed({ DATA_DIR, DATABASE_URL: '' }, 'board');
  const product = await startProduct({ DATA_DIR });
  const figures = await measureBoard(product);
  await product.stop();
  return figures;
}

async function dashboards(): Promise<Figure[]> {
  const DATA_DIR = folder();
  say('▸ The dashboards with a year of 1,500 deliveries a day');
  seed({ DATA_DIR, DATABASE_URL: '' }, 'year');
  const product = await startProduct({ DATA_DIR });
  const figures = await measureDashboards(product);
  await product.stop();
  return figures;
}

async function billing(): Promise<Figure[]> {
  const DATA_DIR = folder();
  say('▸ A month of 45,000 deliveries billed, and a long workbook');
  seed({ DATA_DIR, DATABASE_URL: '' }, 'year');
  const product = await startProduct({ DATA_DIR });
  const figures = await measureBilling(product);
  await product.stop();
  return figures;
}

async function server(): Promise<Figure[]> {
  const postgres = postgresServer();
  if (!postgres) {
    say('  No PostgreSQL server here (BENCH_DATABASE_URL names one): its figure is not measured.');
    return [];
  }
  try {
    say('▸ A million events on a PostgreSQL server');
    seed({ DATABASE_URL: postgres.url });
    const product = await startProduct({ DATABASE_URL: postgres.url, DATA_DIR: folder() });
    const figures = await measureRatio(product, postgres.url);
    await product.stop();
    return figures;
  } finally {
    postgres.stop();
  }
}

async function correctness(): Promise<Figure[]> {
  say('▸ What must never go wrong');
  const house = houseOf(folder, asked);
  if (!asked.isOnServer) return measureCorrectness(house, asked);
  const postgres = postgresServer();
  if (!postgres) throw new Error('No PostgreSQL server here: BENCH_DATABASE_URL names an empty database');
  return measureCorrectness({ ...house, DATABASE_URL: postgres.url }, asked).finally(postgres.stop);
}

async function assignment(): Promise<Figure[]> {
  say('▸ A hundred stops at once, on a day of 3,500');
  const DATA_DIR = folder();
  seed({ DATA_DIR, DATABASE_URL: '' }, 'board');
  return [await measureAssignment(DATA_DIR)];
}

async function imports(): Promise<Figure[]> {
  say('▸ Files of orders');
  const reading = await measureReading();
  const DATA_DIR = folder();
  const product = await startProduct({ DATA_DIR });
  const figures = await measureImports(product);
  await product.stop();
  return [...reading, ...figures];
}

function messages(): Promise<Figure[]> {
  say('▸ A burst of messages');
  const DATA_DIR = folder();
  seed({ DATA_DIR, DATABASE_URL: '' }, 'board');
  return measureMessages(DATA_DIR);
}

function dayWatch(): Promise<Figure[]> {
  say('▸ The watch of a day of 3,500 stops');
  const DATA_DIR = folder();
  seed({ DATA_DIR, DATABASE_URL: '' }, 'board');
  return measureDayWatch(DATA_DIR);
}

function scheduling(): Promise<Figure[]> {
  say('▸ A day of 1,500 deliveries planned automatically');
  return measureScheduling(folder());
}

/** Play for long: they run when they are asked for by name. */
const BY_NAME_ALONE = new Set(['restore', 'upgrade', 'soak']);

function restore(): Promise<Figure[]> {
  say('▸ A whole server copied, gone and restored');
  return measureRestore(folder(), asked.rows, say);
}

function upgrade(): Promise<Figure[]> {
  say('▸ Two servers to the next version and back, under load');
  return measureUpgrade(folder(), asked.from, say);
}

function soak(): Promise<Figure[]> {
  say('▸ Everything at once, for long');
  return measureSoak(asked, say);
}

const asked = readOptions(process.argv.slice(2));
const onMap = {
  minutes: asked.minutes,
  folder,
  seed: (env: Record<string, string>) => seed(env, 'day'),
  say,
};
const SUITES = {
  demoDay,
  board,
  correctness,
  assignment,
  embedded,
  server,
  imports,
  scheduling,
  messages,
  dayWatch,
  dashboards,
  billing,
  restore,
  upgrade,
  soak,
  roads: measureRoads,
  learning: measureLearning,
  map: () => measureMap(onMap),
  growth: () => measureGrowth(onMap),
  positions: () => measureManyPositions(onMap),
  brokenClocks: () => measureClocks(onMap),
};
const figures: Figure[] = [];
try {
  for (const [name, measure] of Object.entries(SUITES)) {
    if (asked.suites.length === 0 ? !BY_NAME_ALONE.has(name) : asked.suites.includes(name))
      figures.push(...(await measure()));
  }
} finally {
  folders.forEach((made) => rmSync(made, { recursive: true, force: true }));
}
say(
  `\n${cpus().length} cores (${cpus()[0]?.model ?? '?'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`,
);
printTable(figures);
process.exitCode = figures.every((figure) => figure.ok) ? 0 : 1;
