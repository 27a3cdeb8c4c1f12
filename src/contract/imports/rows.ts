import type {
  ImportProblemGroup,
  ImportRepairAnswer,
  ImportRowAnswer,
  ImportRowView,
} from '../../domain/imports/importView';
import { answer, TOTAL } from '../answer';
import { callContract } from '../call';
import { changeRowBody, newRowsBody, repairBody, rowsQuery } from './bodies';

const ROWS = '/file_import/:lotId/rows';
const ROW = '/file_import/:lotId/rows/:rowId';
const tags = ['imports'];

const ROW_SHAPE = {
  id: 'number',
  cells: 'list?',
  values: 'record',
  repaired: 'list?',
  problems: 'list?',
  changes: 'list?',
} as const;
const repairAnswer = answer<ImportRepairAnswer>({ lot: 'record' });

export const rowsCall = callContract({
  method: 'GET',
  path: ROWS,
  tags,
  summary: 'The rows of a lot by line',
  query: rowsQuery,
  answer: answer<ImportRowView[]>([ROW_SHAPE]),
});

export const rowsTotalCall = callContract({
  method: 'GET',
  path: `${ROWS}/total_items`,
  tags,
  summary: 'How many rows of a lot',
  query: rowsQuery,
  answer: TOTAL,
});

export const problemsCall = callContract({
  method: 'GET',
  path: '/file_import/:lotId/problems',
  tags,
  summary: 'Errors that rows of a lot have in common',
  answer: answer<ImportProblemGroup[]>([{ message: 'text' }]),
});

export const changeRowCall = callContract({
  method: 'PUT',
  path: ROW,
  tags,
  summary: 'Correct a row: cells, participant, address',
  body: changeRowBody,
  answer: answer<ImportRowAnswer>({ row: 'record', lot: 'record' }),
});

export const newRowsCall = callContract({
  method: 'POST',
  path: ROWS,
  tags,
  summary: 'Add rows to a lot without a file, at its end or after one of its rows',
  body: newRowsBody,
  answer: repairAnswer,
});

export const removeRowCall = callContract({
  method: 'DELETE',
  path: ROW,
  tags,
  summary: 'Remove a row of a lot without a file',
  answer: repairAnswer,
});

export const repairRowsCall = callContract({
  method: 'POST',
  path: '/file_import/:lotId/repairs',
  tags,
  summary: 'Correct the same error in all rows',
  body: repairBody,
  answer: repairAnswer,
});
