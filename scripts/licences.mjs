import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

// `npm run licences`: the licences of all installed packages, and exit code 1 when one is not in the list below. What ships and
// what only builds are counted apart: a licence that asks for the source of a changed package may build, not ship unnoticed.

/** May be in the product: permissive, or (MPL, OFL, CC) with duties on the package alone, which we do not change. */
const SHIPS = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'Unlicense',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'MPL-2.0',
  'OFL-1.1',
  'CC0-1.0',
  'Bitstream-Vera',
]);
/** May be needed to build and test. */
const BUILDS = new Set([...SHIPS, 'CC-BY-4.0']);
/** Packages whose own words are not a name of a licence, read by a person: what they say in full. */
const READ_BY_HAND = new Map([
  ['@sodaru/yup-to-json-schema', 'MIT'],
  // As its LICENSE says: the fonts may be shipped with a program.
  ['dejavu-fonts-ttf', 'Bitstream-Vera'],
  // Their LICENSE files hold the MIT licence; package.json does not name it.
  ['svg-tags', 'MIT'],
  ['png-js', 'MIT'],
]);

/** `(A OR B)` needs one of them, `A AND B` both. */
function isAllowed(licence, allowed) {
  const plain = licence.replace(/[()]/g, '');
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => allowed.has(name.trim())));
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const counts = { ships: new Map(), builds: new Map() };
const refused = [];
for (const [folder, about] of Object.entries(packages)) {
  if (folder === '') continue;
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const licence = READ_BY_HAND.get(name) ?? about.license ?? 'none';
  const isBuild = about.dev === true;
  const count = isBuild ? counts.builds : counts.ships;
  count.set(licence, (count.get(licence) ?? 0) + 1);
  if (!isAllowed(licence, isBuild ? BUILDS : SHIPS)) refused.push(`${name} ${about.version}: ${licence}`);
}
for (const [what, count] of Object.entries(counts)) {
  const all = [...count].sort(([, a], [, b]) => b - a).map(([licence, number]) => `${licence} ${number}`);
  process.stdout.write(`${what}: ${all.join(', ')}\n`);
}
if (refused.length > 0) {
  process.stdout.write(`\nNot in the list of scripts/licences.mjs:\n${refused.join('\n')}\n`);
  process.exitCode = 1;
}
