import { map } from '../map';

/** Arabic words of the map, beside those of the page that shows it. */
export const messages = { map };
