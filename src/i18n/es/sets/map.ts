import { map } from '../map';

/** Spanish words of the map, beside those of the page that shows it. */
export const messages = { map };
