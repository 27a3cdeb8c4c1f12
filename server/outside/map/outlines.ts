import { readFile } from 'node:fs/promises';
import { unpackOutlines, type MapOutlines, type Outlines } from '../../../src/contract/map/outlines';
import { derivedFile } from '../derivedFile';

let outlines: Promise<Outlines> | null = null;

/** Coast, borders and names for maps without streets, read at the first question. */
export function readOutlines(): Promise<Outlines> {
  outlines ??= derivedFile({
    name: 'outlines.json',
    scripts: ['mapOutlines.mjs', 'outlineLines.mjs'],
    packages: ['us-atlas', 'world-atlas', 'zipcodes'],
  })
    .then((file) => readFile(file, 'utf8'))
    .then((text) => unpackOutlines(JSON.parse(text) as MapOutlines));
  return outlines;
}
