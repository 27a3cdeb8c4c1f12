import { Compression, PMTiles, ResolvedValueCache, TileType, type Header } from 'pmtiles';
import { SourceFailed, type ByteSource } from './byteSource';

/** An archive that was looked through and can be drawn. */
export interface Archive {
  source: ByteSource;
  tiles: PMTiles;
  header: Header;
  /** Plain text; null when the archive names nobody. */
  attribution: string | null;
}

const HEADER_BYTES = 127;
const MAGIC = 'PMTiles';
/** Layers of the Protomaps schema without which the styles draw nothing that helps. */
const NEEDED_LAYERS = ['earth', 'water', 'roads'];
const DIRECTORIES_KEPT = 200;

const ENTITIES: Readonly<Record<string, string>> = { copy: '©', amp: '&', lt: '<', gt: '>', quot: '"' };

/** An attribution is HTML by custom; only its text is shown. */
function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(\w+);/g, (all, name: string) => ENTITIES[name] ?? all)
    .trim();
}

/** The parts that the header promises end within the file. */
function isWhole(header: Header, size: number): boolean {
  const { leafDirectoryLength = 0, tileDataLength = 0 } = header;
  return [
    header.rootDirectoryOffset + header.rootDirectoryLength,
    header.jsonMetadataOffset + header.jsonMetadataLength,
    header.leafDirectoryOffset + leafDirectoryLength,
    header.tileDataOffset + tileDataLength,
  ].every((end) => end <= size);
}

interface Metadata {
  attribution?: unknown;
  vector_layers?: unknown;
}

function hasLayers({ vector_layers }: Metadata): boolean {
  if (!Array.isArray(vector_layers)) return false;
  const ids = new Set(vector_layers.map((layer: { id?: unknown } | null) => layer?.id));
  return NEEDED_LAYERS.every((id) => ids.has(id));
}

async function pmtilesOf(source: ByteSource): Promise<{ tiles: PMTiles; header: Header }> {
  const tiles = new PMTiles(
    {
      getKey: () => source.version,
      getBytes: async (offset, length) => ({ data: (await source.read(offset, length)).buffer }),
    },
    new ResolvedValueCache(DIRECTORIES_KEPT),
  );
  return { tiles, header: await tiles.getHeader() };
}

/** Looks an archive through once. Throws `SourceFailed` with what is wrong. */
export async function openArchive(source: ByteSource): Promise<Archive> {
  const start = await source.read(0, HEADER_BYTES);
  if (
    new TextDecoder('latin1').decode(start.subarray(0, MAGIC.length)) !== MAGIC ||
    start[MAGIC.length] !== 3
  )
    throw new SourceFailed('no_archive');
  if (start.length < HEADER_BYTES) throw new SourceFailed('cut');
  try {
    const { tiles, header } = await pmtilesOf(source);
    if (!isWhole(header, source.size)) throw new SourceFailed('cut');
    const isReadable = [Compression.None, Compression.Gzip].includes(header.tileCompression);
    if (header.tileType !== TileType.Mvt || !isReadable) throw new SourceFailed('other_schema');
    const metadata = ((await tiles.getMetadata()) ?? {}) as Metadata;
    if (!hasLayers(metadata)) throw new SourceFailed('other_schema');
    const attribution = typeof metadata.attribution === 'string' ? plainText(metadata.attribution) : '';
    return { source, tiles, header, attribution: attribution || null };
  } catch (error) {
    if (error instanceof SourceFailed) throw error;
    // A directory or metadata that cannot be unpacked: bytes in the middle are missing.
    throw new SourceFailed('cut');
  }
}
