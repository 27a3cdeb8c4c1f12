import { billing } from '../billing';
import { invoice } from '../invoice';
import { reportCatalogue } from '../reportCatalogue';

/** Arabic words of the catalogue of reports and of billing. */
export const messages = { billing, invoice, reportCatalogue };
