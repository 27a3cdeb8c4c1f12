import type { MapFileProblem, MapGround } from '../../../src/contract/map/ground';
import { DEFAULT_CENTER } from '../../../src/domain/addresses/mapDefaults';
import type { Point } from '../../../src/domain/addresses/distance';
import type { MapFileConfig } from '../../config';
import type { ServerContext } from '../../context';
import type { Db } from '../../platform/database/database';
import { SourceFailed } from './byteSource';
import { fileVersion, openFileSource } from './fileSource';
import { openArchive, type Archive } from './openArchive';
import { openRemoteSource } from './remoteSource';

/** A server that did not answer is asked again after so long. */
const ASK_AGAIN_MS = 30_000;

interface Opened {
  archive: Archive | null;
  problem: MapFileProblem | null;
}

const NOTHING: Opened = { archive: null, problem: null };

async function openAt(file: MapFileConfig): Promise<Opened> {
  try {
    const source = 'url' in file ? await openRemoteSource(file.url) : await openFileSource(file.path);
    return { archive: await openArchive(source), problem: null };
  } catch (error) {
    if (error instanceof SourceFailed) return { archive: null, problem: error.problem };
    throw error;
  }
}

/** The file of streets of one server: looked through once, and again when it is another file. */
export class MapFile {
  #file: MapFileConfig;
  #now: () => Date;
  #opened: { version: string; at: number; state: Promise<Opened> } | null = null;

  constructor(file: MapFileConfig, now: () => Date) {
    this.#file = file;
    this.#now = now;
  }

  /** The archive as it is now, or what is wrong with it. */
  async current(): Promise<Opened> {
    const file = this.#file;
    if (!('url' in file)) {
      const version = await fileVersion(file.path);
      if (version === null) return file.isNamed ? { archive: null, problem: 'missing' } : NOTHING;
      return this.#openOnce(version);
    }
    const state = await this.#openOnce(file.url);
    const isOld = this.#now().getTime() - (this.#opened?.at ?? 0) > ASK_AGAIN_MS;
    if (!state.problem || !isOld) return state;
    this.forget();
    return this.#openOnce(file.url);
  }

  /** After a read that failed: the next question opens the archive anew. */
  forget(): void {
    this.#opened = null;
  }

  #openOnce(version: string): Promise<Opened> {
    if (this.#opened?.version !== version) {
      const state = openAt(this.#file);
      this.#opened = { version, at: this.#now().getTime(), state };
      state.catch(() => this.forget());
    }
    return this.#opened.state;
  }
}

const files = new WeakMap<ServerContext, MapFile>();

/** The file of streets that the configuration names, one per server. */
export function mapFileOf(context: ServerContext): MapFile {
  const known = files.get(context);
  if (known) return known;
  const file = new MapFile(context.config.maps.file, context.clock);
  files.set(context, file);
  return file;
}

function boundsOf({ header }: Archive): [number, number, number, number] {
  return [header.minLon, header.minLat, header.maxLon, header.maxLat];
}

/** Where this operation is: its pharmacies, or the default centre while it has none. */
async function placesOf(db: Db): Promise<readonly Point[]> {
  const cdps = await db
    .selectFrom('cdps')
    .select(['latitude', 'longitude'])
    .where('is_active', '=', true)
    .execute();
  return cdps.length > 0 ? cdps : [DEFAULT_CENTER];
}

/** The archive that may be drawn for this operation, and why there is none. */
export async function archiveHere(context: ServerContext): Promise<Opened> {
  const { archive, problem } = await mapFileOf(context).current();
  if (!archive) return { archive, problem };
  const [west, south, east, north] = boundsOf(archive);
  const isHere = (await placesOf(context.db)).some(
    ({ latitude, longitude }) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
  return isHere ? { archive, problem: null } : { archive: null, problem: 'other_area' };
}

/** What the map draws under the day. */
export async function mapGround(context: ServerContext): Promise<MapGround> {
  const { archive, problem } = await archiveHere(context);
  if (!archive) return { file: null, problem };
  const { header, source, attribution } = archive;
  return {
    file: {
      version: source.version,
      bounds: boundsOf(archive),
      min_zoom: header.minZoom,
      max_zoom: header.maxZoom,
      attribution: attribution ?? context.config.maps.attribution,
    },
    problem,
  };
}
