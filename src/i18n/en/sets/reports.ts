import { reportCatalogue } from '../reportCatalogue';

/** English words of the catalogue of reports. */
export const messages = { reportCatalogue };
