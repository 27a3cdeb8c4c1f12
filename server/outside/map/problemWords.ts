import type { MapFileProblem } from '../../../src/contract/map/ground';

/** Why an archive cannot be used, as the end of a sentence for the person at the terminal. */
export const PROBLEM_WORDS: Readonly<Record<MapFileProblem, string>> = {
  missing: 'it is not there, or does not answer ranges',
  no_archive: 'it is no PMTiles archive of version 3',
  cut: 'its end or a part of it is missing',
  other_schema: 'it has no layers earth, water and roads as Protomaps names them',
  other_area: 'no pharmacy lies in its area',
};
