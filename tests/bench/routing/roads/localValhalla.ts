import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** What Valhalla answers to. */
export interface ValhallaActor {
  matrix(query: object): Promise<unknown>;
  route(query: object): Promise<unknown>;
}

/**
 * Optional, and installed by whoever wants it (280 MB with its prebuilt binaries):
 * `npm install --no-save @valhallajs/valhallajs@3.6.1`.
 */
const PACKAGE = '@valhallajs/valhallajs';

const LIMIT = { max_distance: 5_000_000, max_locations: 20_000, max_matrix_distance: 500_000 };
const SILENT = { logging: { type: '' } };

/** The part of Valhalla's configuration that it does not start without, with room for the matrix of a day. */
function configOf(tiles: string): object {
  return {
    mjolnir: { ...SILENT, tile_dir: tiles, concurrency: 1, data_processing: {} },
    additional_data: {},
    loki: {
      ...SILENT,
      actions: ['route', 'sources_to_targets'],
      service_defaults: {
        radius: 0,
        minimum_reachability: 50,
        search_cutoff: 35_000,
        node_snap_tolerance: 5,
        street_side_tolerance: 5,
        street_side_max_distance: 1000,
        heading_tolerance: 60,
      },
    },
    thor: { ...SILENT, source_to_target_algorithm: 'select_optimal' },
    odin: SILENT,
    meili: { default: { breakage_distance: 2000 } },
    service_limits: {
      auto: { ...LIMIT, max_matrix_location_pairs: 100_000_000 },
      pedestrian: {
        ...LIMIT,
        max_matrix_location_pairs: 2500,
        min_transit_walking_distance: 1,
        max_transit_walking_distance: 10_000,
      },
      max_radius: 200,
      max_reachability: 100,
      max_alternates: 2,
      max_exclude_locations: 50,
      max_exclude_polygons_length: 10_000,
      max_distance_disable_hierarchy_culling: 0,
      isochrone: {
        max_contours: 4,
        max_distance: 25_000,
        max_distance_contour: 200,
        max_locations: 1,
        max_time_contour: 120,
      },
      skadi: { max_shape: 750_000, min_resample: 10 },
      trace: {
        max_distance: 200_000,
        max_gps_accuracy: 100,
        max_search_radius: 100,
        max_shape: 16_000,
        max_alternates: 3,
        max_alternates_shape: 100,
      },
      status: { allow_verbose: false },
    },
  };
}

/** The package's own entry, from the folder of the product. */
function resolvePackage(): string {
  try {
    return createRequire(join(process.cwd(), 'package.json')).resolve(PACKAGE);
  } catch (error) {
    throw new Error(`Valhalla in this process needs the package ${PACKAGE}`, { cause: error });
  }
}

type Load = () => Promise<{ Actor: new (config: object) => ValhallaActor }>;

const loadPackage: Load = async () =>
  (await import(pathToFileURL(resolvePackage()).href)) as Awaited<ReturnType<Load>>;

/** Opens a folder of tiles in this process: `new ValhallaTravel(actor)`. */
export async function openValhalla(tiles: string, load: Load = loadPackage): Promise<ValhallaActor> {
  const { Actor } = await load();
  try {
    return new Actor(configOf(tiles));
  } catch (error) {
    throw new Error(`Valhalla does not open ${tiles}: ${String(error)}`, { cause: error });
  }
}

/** Makes a folder of tiles from an OpenStreetMap extract (`.osm.pbf`) with the package's own tools. */
export async function buildValhallaTiles(extract: string, tiles: string): Promise<void> {
  const cli = join(dirname(resolvePackage()), 'bin', 'valhalla-cli.js');
  await mkdir(tiles, { recursive: true });
  const config = join(tiles, 'valhalla.json');
  await writeFile(config, JSON.stringify(configOf(tiles)));
  try {
    await promisify(execFile)(process.execPath, [cli, 'valhalla_build_tiles', '-c', config, extract]);
  } catch (error) {
    throw new Error(`Valhalla makes no tiles of ${extract}: ${String(error)}`, { cause: error });
  }
}
