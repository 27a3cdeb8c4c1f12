import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

export interface ZipPlace {
  zipcode: string;
  /** Upper case. */
  city: string;
  /** Two letters. */
  state: string;
  /** Centroid of the ZIP code's area, degrees. */
  latitude: number;
  longitude: number;
}

const FILE = createRequire(import.meta.url).resolve('zipcodes/lib/codes.js');
const known = new Map<string, ZipPlace | null>();

/**
 * Where a ZIP code lies, or null for one that does not exist. Looks it up in the text of npm `zipcodes`: loading the
 * module would hold 100 MB for as long as the server runs, and an operation sees some hundred ZIP codes.
 */
export async function zipPlace(zipcode: string): Promise<ZipPlace | null> {
  if (!/^\d{5}$/.test(zipcode)) return null;
  const found = known.get(zipcode);
  if (found !== undefined) return found;
  const text = await readFile(FILE, 'utf8');
  const start = text.indexOf(`"${zipcode}":{`);
  const place = start < 0 ? null : placeFrom(zipcode, text.slice(start + 8, text.indexOf('}', start) + 1));
  known.set(zipcode, place);
  return place;
}

function placeFrom(zipcode: string, json: string): ZipPlace {
  const entry = JSON.parse(json) as { city: string; state: string; latitude: number; longitude: number };
  const { city, state, latitude, longitude } = entry;
  return { zipcode, city: city.toUpperCase(), state, latitude, longitude };
}
