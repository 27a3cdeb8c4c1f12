import type { AsyncWork } from '../asyncRequests/asyncRequest';
import { billing } from './billing';
import { deliveriesPdf } from './deliveriesPdf';
import { reportWork } from './catalogue/reportWork';
import { invoiceWork } from '../billing/invoiceWork';
import { ownWork, personWork } from '../keeping/export/personWork';
import { runsCsv } from './runsCsv';

/** Every kind of document that is made in the background. */
export const asyncWorks: readonly AsyncWork[] = [
  runsCsv,
  deliveriesPdf,
  billing,
  reportWork,
  invoiceWork,
  personWork,
  ownWork,
];
