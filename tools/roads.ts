import { parseArgs } from 'node:util';
import { readConfig } from '../server/config';
import { WrongConfiguration } from '../server/environment';
import { buildRoads, type BuildStep } from '../server/planning/roads/build/buildRoads';
import type { Box } from '../server/planning/roads/extract/readExtract';
import { writeRoads } from '../server/planning/roads/file/roadsFile';
import { RoadsRefusal } from '../server/planning/roads/refusal';

// `npm run roads -- EXTRACT.osm.pbf [--bbox W,S,E,N]`: makes the roads of this installation.

class WrongUse extends Error {}

const USE = 'Use: npm run roads -- EXTRACT.osm.pbf [--bbox WEST,SOUTH,EAST,NORTH]';

const WORDS: Readonly<Record<BuildStep, string>> = {
  reading: 'Reading the extract',
  joining: 'Joining streets',
  ordering: 'Preparing the search for ways',
};

function boxOf(text: string | undefined): Box | null {
  if (text === undefined) return null;
  const [west, south, east, north, ...rest] = text.split(',').map(Number);
  const isBox =
    west !== undefined &&
    south !== undefined &&
    east !== undefined &&
    north !== undefined &&
    rest.length === 0 &&
    [west, south, east, north].every(Number.isFinite);
  if (!isBox) throw new WrongUse(`--bbox needs four numbers in degrees: west,south,east,north. ${USE}`);
  if (west >= east || south >= north || Math.abs(south) > 90 || Math.abs(north) > 90)
    throw new WrongUse(`--bbox ${text} is empty: west must be less than east, south less than north. ${USE}`);
  return [west, south, east, north];
}

function readArguments(): { extract: string; box: Box | null } {
  const options = { bbox: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [extract, ...more] = positionals;
  if (extract === undefined || more.length > 0) throw new WrongUse(USE);
  return { extract, box: boxOf(values.bbox) };
}

/** One line that is written over on a terminal; in a log one line per step. */
function progress() {
  let last = '';
  return (step: BuildStep, share: number) => {
    const text = `${WORDS[step]} … ${Math.floor(share * 100)} %`;
    if (process.stderr.isTTY && text !== last) process.stderr.write(`\r\x1b[2K${text}`);
    else if (!process.stderr.isTTY && !last.startsWith(WORDS[step]))
      process.stderr.write(`${WORDS[step]} …\n`);
    last = text;
  };
}

const count = (value: number) => value.toLocaleString('en-US');

async function make(): Promise<void> {
  const { extract, box } = readArguments();
  const { roadsFile } = readConfig();
  const since = performance.now();
  const { roads, summary } = await buildRoads(extract, box, new Date(), progress());
  const size = await writeRoads(roadsFile, roads);
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[2K');
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  const { bounds, sourceDate, attribution } = roads.info;
  const lines = [
    `Written: ${roadsFile} (${(size / 1e6).toFixed(1)} MB, ${seconds} s).`,
    `${count(summary.streets)} streets between ${count(summary.crossings)} crossings, ${count(summary.turns)} turns ruled.`,
    ...(summary.viaWays > 0 ? [`${count(summary.viaWays)} turn rules over a whole way are left out.`] : []),
    `Area ${bounds.map((degree) => degree.toFixed(3)).join(', ')}${sourceDate ? `, state of ${sourceDate}` : ''}. ${attribution}.`,
    'Start the server anew: it drives on these roads from then on.',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

try {
  await make();
} catch (error) {
  const isExpected =
    error instanceof RoadsRefusal || error instanceof WrongUse || error instanceof WrongConfiguration;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`\n${isExpected || !(error instanceof TypeError) ? message : `${message}\n${USE}`}\n`);
  process.exitCode = 1;
}
