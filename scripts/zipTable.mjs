import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * Writes the ZIP codes of the United States, one per line in order: code, latitude, longitude, city, state, parted by
 * tabs. The package's own module takes 100 MB for as long as a process runs, so it is read here and not by the server.
 */
export function writeZipTable(file) {
  const { codes } = createRequire(import.meta.url)('zipcodes');
  const lines = Object.values(codes)
    .filter(({ country, zip }) => country === 'US' && /^\d{5}$/.test(zip))
    .sort((a, b) => (a.zip < b.zip ? -1 : 1))
    .map(({ zip, latitude, longitude, city, state }) =>
      [zip, latitude ?? '', longitude ?? '', city, state].join('\t'),
    );
  writeFileSync(file, lines.join('\n'));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeZipTable(process.argv[2]);
