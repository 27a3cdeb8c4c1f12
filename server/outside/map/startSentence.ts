import type { MapFileProblem } from '../../../src/contract/map/ground';
import type { ServerContext } from '../../context';
import { archiveHere } from './mapFile';

const PROBLEMS: Readonly<Record<MapFileProblem, string>> = {
  missing: 'it is not there, or does not answer',
  no_archive: 'it is no PMTiles archive of version 3',
  cut: 'its end or a part of it is missing; copy it again',
  other_schema: 'it has no layers earth, water and roads as Protomaps names them',
  other_area: 'no pharmacy lies in its area',
};

/** Which map people will see, for the person at the terminal. */
export async function mapSentence(context: ServerContext): Promise<string> {
  const { file } = context.config.maps;
  const { archive, problem } = await archiveHere(context);
  // An address may carry a key, so it is not printed.
  const name = 'url' in file ? 'MAP_FILE' : file.path;
  if (archive) return `The map has streets from ${name}.`;
  if (problem) return `The map has no streets: ${name} cannot be drawn, as ${PROBLEMS[problem]}.`;
  return 'The map has coast, counties and names; MAP_FILE names an archive with streets (README).';
}
