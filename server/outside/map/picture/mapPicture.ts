import { createHash } from 'node:crypto';
import type { PictureLook } from '../../../../src/contract/map/picture';
import type { Point } from '../../../../src/domain/addresses/distance';
import type { ServerContext } from '../../../context';
import { readSettings } from '../../../platform/settings/readSettings';
import { SourceFailed } from '../byteSource';
import { archiveHere, mapFileOf } from '../mapFile';
import type { Archive } from '../openArchive';
import { drawScene, type MapMarker } from './drawScene';
import type { Scene } from './scene';
import { svgOf } from './svg';
import { viewOf } from './view';

/** How near a single place is drawn: its block with streets, its county without. */
const NEAREST = { streets: 15.5, outlines: 10.5 };
const CACHE_BYTES = 8 * 1024 * 1024;

export type PictureRequest = { look: PictureLook } & (
  | { markers: readonly [MapMarker, ...MapMarker[]]; around?: undefined }
  /** Instead of what lies around the markers. */
  | { markers: readonly MapMarker[]; around: { center: Point; zoom: number | undefined } }
);

export interface MapPicture {
  svg: string;
  /** Changes with the picture. */
  version: string;
}

/** Pictures by what they were asked with, the least used ones dropped. They stay in memory: some show where people live. */
class Pictures {
  readonly #kept = new Map<string, MapPicture>();
  #bytes = 0;

  get(key: string): MapPicture | undefined {
    const found = this.#kept.get(key);
    if (!found) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found;
  }

  set(key: string, picture: MapPicture): void {
    this.#bytes += picture.svg.length - (this.#kept.get(key)?.svg.length ?? 0);
    this.#kept.set(key, picture);
    for (const [oldest, { svg }] of this.#kept) {
      if (this.#bytes <= CACHE_BYTES) break;
      this.#kept.delete(oldest);
      this.#bytes -= svg.length;
    }
  }
}

const caches = new WeakMap<ServerContext, Pictures>();

function picturesOf(context: ServerContext): Pictures {
  const known = caches.get(context) ?? new Pictures();
  caches.set(context, known);
  return known;
}

async function sceneWith(
  context: ServerContext,
  request: PictureRequest,
  archive: Archive | null,
): Promise<Scene> {
  const { look, markers } = request;
  const { width, height } = look;
  const nearest = archive ? NEAREST.streets : NEAREST.outlines;
  const view = request.around
    ? { ...request.around, zoom: Math.min(request.around.zoom ?? nearest, nearest), width, height }
    : viewOf(request.markers, { width, height }, nearest);
  const unit = look.unit ?? (await readSettings(context.db)).distance_unit;
  return drawScene({ view, markers, unit }, archive, context.config.maps.attribution);
}

/** The scene with streets, or without them where the archive fails in the middle. */
export async function mapScene(context: ServerContext, request: PictureRequest): Promise<Scene> {
  const { archive } = await archiveHere(context);
  try {
    return await sceneWith(context, request, archive);
  } catch (error) {
    if (!(error instanceof SourceFailed)) throw error;
    mapFileOf(context).forget();
    return sceneWith(context, request, null);
  }
}

/** A small map as SVG. The same question about the same archive is drawn once. */
export async function mapPicture(context: ServerContext, request: PictureRequest): Promise<MapPicture> {
  const { archive } = await archiveHere(context);
  const pictures = picturesOf(context);
  const key = JSON.stringify([archive?.source.version, request]);
  const known = pictures.get(key);
  if (known) return known;
  const svg = svgOf(await mapScene(context, request), request.look.theme);
  const version = createHash('sha256').update(svg).digest('base64url').slice(0, 22);
  const picture = { svg, version };
  pictures.set(key, picture);
  return picture;
}
