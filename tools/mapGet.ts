import { parseArgs } from 'node:util';
import { readConfig } from '../server/config';
import { WrongConfiguration } from '../server/environment';
import type { Bounds } from '../src/domain/addresses/mercator';
import { AreaFailed, getArea } from './map/getArea';

const USAGE = `npm run map:get -- --bbox W,S,E,N [--from URL] [--maxzoom 14] [--to FILE]

Copies the streets of an area out of a PMTiles archive in the Protomaps schema, for the map (MAP_FILE).

  --bbox     west, south, east, north in degrees: -117.6,32.5,-116.7,33.5
  --from     address or path of the archive; MAP_SOURCE says the same. Protomaps publishes the whole world each day:
             https://maps.protomaps.com/builds lists the addresses
  --maxzoom  nearest zoom, 6 to 15 (14)
  --to       the file to write (DATA_DIR/map.pmtiles)
`;
const [LEAST_ZOOM, MOST_ZOOM] = [6, 15];
const SAY_EVERY_MS = 1000;

function boundsOf(text: string): Bounds {
  const parts = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  const [west = NaN, south = NaN, east = NaN, north = NaN] = parts;
  const isBox = parts.length === 4 && west < east && south < north;
  if (isBox && west >= -180 && east <= 180 && south >= -85 && north <= 85) return [west, south, east, north];
  throw new AreaFailed(`--bbox is "${text}", but it must be west,south,east,north in degrees.`);
}

function zoomOf(text: string): number {
  const zoom = Number(text);
  if (Number.isInteger(zoom) && zoom >= LEAST_ZOOM && zoom <= MOST_ZOOM) return zoom;
  throw new AreaFailed(
    `--maxzoom is "${text}", but it must be a whole number from ${LEAST_ZOOM} to ${MOST_ZOOM}.`,
  );
}

/** `--bbox -117.6,…` → `--bbox=-117.6,…`: a west longitude looks like an option. */
function withBox(args: readonly string[]): string[] {
  const at = args.indexOf('--bbox');
  const box = at < 0 ? undefined : args[at + 1];
  return box === undefined ? [...args] : [...args.slice(0, at), `--bbox=${box}`, ...args.slice(at + 2)];
}

/** Says how far it is once a second; the end always. */
function progressIn(write: (text: string) => void) {
  let last = 0;
  return (text: string, isOften = false) => {
    if (isOften && Date.now() - last < SAY_EVERY_MS) return;
    last = Date.now();
    write(text);
  };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    args: withBox(process.argv.slice(2)),
    options: {
      bbox: { type: 'string' },
      from: { type: 'string' },
      maxzoom: { type: 'string', default: '14' },
      to: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  if (!values.bbox) throw new AreaFailed(`--bbox is missing.\n\n${USAGE}`);
  const bounds = boundsOf(values.bbox);
  const maxZoom = zoomOf(values.maxzoom);
  const from = values.from ?? process.env.MAP_SOURCE?.trim();
  if (!from) throw new AreaFailed(`--from is missing: where is the archive?\n\n${USAGE}`);
  const { file } = readConfig().maps;
  const to = values.to ?? ('path' in file ? file.path : 'map.pmtiles');
  const say = progressIn((text) => process.stdout.write(`${text}\n`));
  const { tiles, bytes } = await getArea({ from, to, bounds, maxZoom, say });
  say(
    `${to}: ${tiles.toLocaleString('en-US')} tiles, ${(bytes / 1e6).toFixed(1)} MB. A running server shows it at once.`,
  );
}

function sentenceOf(error: unknown): string {
  if (error instanceof AreaFailed || error instanceof WrongConfiguration) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC') return 'The disk is full. Make room and run the same command again to go on.';
  if (code === 'EACCES') return 'There is no right to write the file. Choose another one with --to.';
  return typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS')
    ? `${error.message}\n\n${USAGE}`
    : (error.stack ?? error.message);
}

main().catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 1;
});
