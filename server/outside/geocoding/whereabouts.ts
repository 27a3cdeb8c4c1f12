import type { Point } from '../../../src/domain/addresses/distance';
import type { Whereabouts } from '../../../src/domain/addresses/whereabouts';
import { streetNear } from './streets';
import { zipTable } from './zipTable';

/** From the middle of a street: half of a wide one, and what a device is wrong by. Metres. */
const ON_STREET = 30;
/** A street that is farther away tells nobody where a vehicle is. Metres. */
const NEAR_STREET = 300;
/** Of the middle of a ZIP code; in the desert they are wide. Metres. */
const NEAR_PLACE = 40_000;

/** "SAN DIEGO" as a map writes it. */
function inTitleCase(city: string): string {
  return city.toLowerCase().replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());
}

/**
 * A function that says where a point is: by the streets of the roads, else by the ZIP code. It asks nobody, so that no
 * place of a driver leaves the server.
 */
export async function whereaboutsFinder(): Promise<(point: Point) => Whereabouts | null> {
  const table = await zipTable();
  return (point) => {
    const street = streetNear(point, NEAR_STREET);
    if (street) return { is: street.metres <= ON_STREET ? 'on' : 'near', name: street.name };
    const place = table.nearest(point, NEAR_PLACE);
    return place && { is: 'near', name: `${inTitleCase(place.city)} ${place.zipcode}` };
  };
}
