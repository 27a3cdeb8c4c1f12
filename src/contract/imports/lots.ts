import type { ImportLotView } from '../../domain/imports/importView';
import { answer, NO_ANSWER, TOTAL } from '../answer';
import { callContract } from '../call';
import { changeLotBody, lotsQuery, newLotBody, uploadBody } from './bodies';

const LIST = '/file_import';
const ONE = '/file_import/:lotId';
const tags = ['imports'];

const LOT = {
  id: 'number',
  state: 'text',
  counts: 'record',
  samples: 'list?',
  missing_columns: 'list?',
  extra_columns: 'list?',
} as const;
const lotAnswer = answer<ImportLotView>(LOT);

/** A signed form with which the browser posts a file to the storage. */
export interface UploadForm {
  url: string;
  fields: Readonly<Record<string, string>>;
}

export const lotsCall = callContract({
  method: 'GET',
  path: LIST,
  tags,
  summary: 'Lots of orders, the newest first',
  query: lotsQuery,
  answer: answer<ImportLotView[]>([LOT]),
});

export const lotsTotalCall = callContract({
  method: 'GET',
  path: `${LIST}/total_items`,
  tags,
  summary: 'How many lots',
  query: lotsQuery,
  answer: TOTAL,
});

export const lotCall = callContract({
  method: 'GET',
  path: ONE,
  tags,
  summary: 'One lot and its progress',
  answer: lotAnswer,
});

export const newLotCall = callContract({
  method: 'POST',
  path: LIST,
  tags,
  summary: 'A lot of an uploaded file or of typed rows',
  body: newLotBody,
  answer: lotAnswer,
});

export const changeLotCall = callContract({
  method: 'PUT',
  path: ONE,
  tags,
  summary: 'Client, CDP, day, reading and columns',
  body: changeLotBody,
  answer: lotAnswer,
});

export const checkLotCall = callContract({
  method: 'POST',
  path: `${ONE}/check`,
  tags,
  summary: 'Check the lot again',
  answer: lotAnswer,
});

export const cancelLotCall = callContract({
  method: 'POST',
  path: `${ONE}/cancel`,
  tags,
  summary: 'Stop the work on a lot',
  answer: lotAnswer,
});

export const commitLotCall = callContract({
  method: 'POST',
  path: `${ONE}/commit`,
  tags,
  summary: 'Create and change the deliveries of a lot',
  answer: lotAnswer,
});

export const undoLotCall = callContract({
  method: 'POST',
  path: `${ONE}/undo`,
  tags,
  summary: 'Undo a lot: remove and restore its deliveries',
  answer: lotAnswer,
});

export const deleteLotCall = callContract({
  method: 'DELETE',
  path: ONE,
  tags,
  summary: 'Remove a lot without deliveries',
  answer: NO_ANSWER,
});

export const lotUploadCall = callContract({
  method: 'POST',
  path: '/presigned/import/unattended_deliveries',
  tags,
  summary: 'A form that uploads a file of orders',
  body: uploadBody,
  answer: answer<UploadForm>({ url: 'text', fields: 'record' }),
});
