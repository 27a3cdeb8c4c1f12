import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { postgresServer } from '../postgresServer';
import { startProduct, type Product } from '../product';
import type { Figure } from '../report';
import { addBenchDay, type BenchDay } from './benchDay';
import { measureBrokenClocks } from './brokenClocks';
import { measureMovesOfMap, measureUpdatesOfMap } from './drawing';
import { measurePositions } from './positions';

/** Of the requirement; `--minutes` makes it shorter. */
const FULL_MINUTES = 10;
const EMBEDDED = { vehicles: 300, stops: 8 };
const ON_SERVER = { vehicles: 2_000, stops: 8 };
/** With the demo's own day these are 3,500 stops, and 10,000. */
const UPDATED = { vehicles: 300, stops: 8 };
const MOVED = { vehicles: 300, stops: 30 };

interface Tools {
  minutes: number;
  folder: () => string;
  /** A demo day into a database. */
  seed: (env: Record<string, string>) => void;
  say: (text: string) => void;
}

async function withProduct<T>(
  env: Record<string, string>,
  work: (product: Product) => Promise<T>,
): Promise<T> {
  const product = await startProduct(env);
  try {
    return await work(product);
  } finally {
    await product.stop();
  }
}

type Work = (product: Product, day: BenchDay, dataDir: string) => Promise<Figure[]>;

/** A product on a demo's day with so many vehicles beside it, for each piece of work anew. */
function embeddedDay({ folder, seed }: Tools) {
  const demo = folder();
  seed({ DATA_DIR: demo, DATABASE_URL: '' });
  return async ({ vehicles, stops }: { vehicles: number; stops: number }, work: Work) => {
    const DATA_DIR = folder();
    cpSync(demo, DATA_DIR, { recursive: true });
    const dataDir = join(DATA_DIR, 'database');
    const day = await addBenchDay({ dataDir }, vehicles, stops);
    return withProduct({ DATA_DIR }, (product) => work(product, day, dataDir));
  };
}

/** Vehicles that move on the map, and how quickly a full map answers. */
export async function measureMap(tools: Tools): Promise<Figure[]> {
  tools.say('▸ The map: vehicles and stops');
  const embedded = embeddedDay(tools);
  return [...(await embedded(UPDATED, measureUpdatesOfMap)), ...(await embedded(MOVED, measureMovesOfMap))];
}

/** Positions that many devices report, on both databases. */
export async function measureManyPositions(tools: Tools): Promise<Figure[]> {
  const { minutes, folder, seed, say } = tools;
  const time = Math.min(minutes, FULL_MINUTES);
  say(`▸ Positions, ${time} minutes on each database`);
  const figures = await embeddedDay(tools)(EMBEDDED, (product, day) =>
    measurePositions(product, day, time, 'embedded'),
  );
  const postgres = postgresServer();
  if (!postgres) {
    say('  No PostgreSQL server here: positions on one are not measured.');
    return figures;
  }
  try {
    seed({ DATABASE_URL: postgres.url });
    const day = await addBenchDay({ url: postgres.url }, ON_SERVER.vehicles, ON_SERVER.stops);
    const env = { DATABASE_URL: postgres.url, DATA_DIR: folder() };
    figures.push(
      ...(await withProduct(env, (product) => measurePositions(product, day, time, 'PostgreSQL'))),
    );
  } finally {
    postgres.stop();
  }
  return figures;
}

/** Two million positions of clocks that are broken. */
export function measureClocks(tools: Tools): Promise<Figure[]> {
  tools.say('▸ Positions of broken clocks');
  return embeddedDay(tools)(EMBEDDED, (product, day, dataDir) =>
    measureBrokenClocks(product, day, { minutes: tools.minutes, dataDir }),
  );
}
