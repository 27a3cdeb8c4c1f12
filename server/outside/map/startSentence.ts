import type { ServerContext } from '../../context';
import { archiveHere } from './mapFile';
import { PROBLEM_WORDS } from './problemWords';

/** Which map people will see, for the person at the terminal. */
export async function mapSentence(context: ServerContext): Promise<string> {
  const { file } = context.config.maps;
  const { archive, problem } = await archiveHere(context);
  // An address may carry a key, so it is not printed.
  const name = 'url' in file ? 'MAP_FILE' : file.path;
  if (archive) return `The map has streets from ${name}.`;
  if (problem) return `The map has no streets: ${name} cannot be drawn, as ${PROBLEM_WORDS[problem]}.`;
  return 'The map has coast, counties and names; npm run map:get fetches streets (README).';
}
