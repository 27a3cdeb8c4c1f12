import { reportCatalogue } from '../reportCatalogue';

/** Spanish words of the catalogue of reports. */
export const messages = { reportCatalogue };
