import { map } from '../map';

/** English words of the map, beside those of the page that shows it. */
export const messages = { map };
