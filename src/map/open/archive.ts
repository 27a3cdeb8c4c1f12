import { EtagMismatch, PMTiles, Protocol, type Source } from 'pmtiles';
import { mapTilesCall, type MapGround } from '../../contract/map/ground';
import { callApi } from '../../providers/callApi';

/** The archive by ranges, through the API: with the session, its language and its messages. */
function archiveSource(version: string): Source {
  return {
    getKey: () => archiveKey(version),
    getBytes: async (offset, length, signal, known) => {
      const { data, headers } = await callApi(
        mapTilesCall,
        {},
        {
          headers: { Range: `bytes=${offset}-${offset + length - 1}` },
          as: 'blob',
          toast: false,
          signal,
        },
      );
      const etag = headers.get('etag') ?? undefined;
      // The file was replaced meanwhile: its directory is read again.
      if (known !== undefined && etag !== known) throw new EtagMismatch();
      return { data: await (data as Blob).arrayBuffer(), etag };
    },
  };
}

const archiveKey = (version: string) => `streets-${version}`;

const protocol = new Protocol();

/** Answers the requests of the engine for tiles. */
export const readTile = protocol.tile;

/** Opens the file of streets; its address for the engine's style. */
export function openArchive(file: NonNullable<MapGround['file']>): string {
  const key = archiveKey(file.version);
  if (!protocol.get(key)) protocol.add(new PMTiles(archiveSource(file.version)));
  return `pmtiles://${key}`;
}
