import { array, boolean, number, object, string } from 'yup';
import { ADDRESS_LINE_2_MAX } from '../../domain/addresses/addressPosition';
import { isDate } from '../../domain/time/dates';
import { FILE_DELIMITERS, FILE_ENCODINGS } from '../../domain/imports/fileReading';
import { ZIPCODE } from '../../domain/wire/formats';
import { ANSWER_WAYS, LOT_QUESTIONS, type LotQuestion } from '../../domain/imports/importAnswers';
import { MOST_TYPED_ROWS } from '../../domain/imports/importRules';
import { IMPORT_TARGETS } from '../../domain/imports/importTargets';
import { LOT_STATES, ROW_RESULTS } from '../../domain/imports/importView';
import { ORDER_COLUMNS } from '../../domain/imports/orderRow';
import { VALIDATION } from '../../resources/schema/messages';

import { idField } from '../ids';

const MOST_PER_PAGE = 1_000;
/** Longest text of a cell that a user types. */
const MOST_CHARACTERS = 500;

const day = () => string().test('date', VALIDATION.date, (text) => text === undefined || isDate(text));
const name = () => string().max(255);
const text = () => string().max(MOST_CHARACTERS).nullable();

export const valuesBody = object(
  Object.fromEntries(ORDER_COLUMNS.map((column) => [column, text()])) as Record<
    (typeof ORDER_COLUMNS)[number],
    ReturnType<typeof text>
  >,
);

const typedRows = () =>
  array(valuesBody.required()).test({
    name: 'maxRows',
    test: (rows, { createError }) =>
      (rows?.length ?? 0) <= MOST_TYPED_ROWS ||
      createError({ message: { message: 'validation.maxRows', args: { max: MOST_TYPED_ROWS } } }),
  });

const answer = () =>
  object({
    how: string()
      .oneOf([...new Set(LOT_QUESTIONS.flatMap((question) => ANSWER_WAYS[question]))])
      .required(),
    value: text(),
  })
    .optional()
    .nullable()
    .default(undefined);

const terms = {
  file_name: name(),
  funding_source_id: idField(),
  close_door_pharmacy_id: idField(),
  delivery_date: day(),
};

export const newLotBody = object({
  key: string().max(120).nullable(),
  rows: typedRows().nullable(),
  file_name: name().required(),
  funding_source_id: idField().required(),
  close_door_pharmacy_id: idField().required(),
  delivery_date: day().required(),
});

export const changeLotBody = object({
  ...terms,
  reading: object({
    encoding: string()
      .nullable()
      .oneOf([...FILE_ENCODINGS, null]),
    delimiter: string()
      .nullable()
      .oneOf([...FILE_DELIMITERS, null]),
    sheet: string().max(255).nullable(),
    header_row: number().integer().min(0).max(1_000).nullable(),
  })
    .optional()
    .default(undefined),
  answers: object(
    Object.fromEntries(LOT_QUESTIONS.map((question) => [question, answer()])) as Record<
      LotQuestion,
      ReturnType<typeof answer>
    >,
  )
    .optional()
    .default(undefined),
  mapping: array(
    string()
      .nullable()
      .oneOf([...IMPORT_TARGETS, null])
      .defined(),
  ).max(1_000),
});

const position = () => number().nullable();
export const pickedAddressBody = object({
  address: string().max(200).required(),
  address_1: string().max(ADDRESS_LINE_2_MAX).nullable().default(null),
  city: string().max(100).required(),
  state: string().length(2).required(),
  zipcode: string().matches(ZIPCODE, VALIDATION.zipcode).required(),
  latitude: position().min(-90).max(90),
  longitude: position().min(-180).max(180),
  formatted_address: string().max(300).nullable(),
  is_approximate: boolean(),
});

export const changeRowBody = object({
  values: valuesBody.optional().default(undefined),
  participant_id: idField().nullable(),
  is_new_participant: boolean(),
  address: pickedAddressBody.optional().default(undefined).nullable(),
});
export const newRowsBody = object({
  rows: typedRows().min(1).required(),
  /** Row that they follow; null: before all others. Absent: after all others. */
  after_row_id: idField().nullable(),
});
export const repairBody = object({
  column: string()
    .oneOf([...ORDER_COLUMNS])
    .required(),
  from: string().max(40_000).nullable().default(null),
  to: text().default(null),
});

const page = {
  page: number().integer().min(1).max(1_000_000),
  per_page: number().integer().min(1).max(MOST_PER_PAGE),
};
export const lotsQuery = object({
  ...page,
  sort: string().oneOf(['created_at', '-created_at', 'id', '-id']),
  state: string().oneOf([...LOT_STATES]),
  funding_source_id: idField(),
  close_door_pharmacy_id: idField(),
  delivery_date: day(),
});
export const rowsQuery = object({
  ...page,
  result: string().oneOf([...ROW_RESULTS]),
  /** i18n key of a problem. */
  problem: string().max(80),
  column: string().oneOf([...ORDER_COLUMNS]),
});

export const uploadBody = object({
  file_name: name().required(),
  size: number().integer().min(0).max(Number.MAX_SAFE_INTEGER),
});
