import { array, number, object, string } from 'yup';
import { isDate } from '../../domain/time/dates';
import { DISMISS_REASON_MAX, INBOX_BATCH_MAX, INBOX_BULK_MAX } from '../../domain/imports/inbox';
import { INBOX_ORIGINS, INBOX_STATES } from '../../domain/imports/inboxView';
import { idField } from '../ids';
import { orderColumns, orderFlags, orderText } from '../orders/orderColumns';
import { VALIDATION } from '../../resources/schema/messages';

const day = () =>
  string()
    .nullable()
    .test('date', { message: VALIDATION.date }, (given) => given == null || isDate(given));

const order = {
  ...orderColumns,
  flags: orderFlags(),
  delivery_date: day(),
  close_door_pharmacy_id: idField().nullable(),
};

/** One order, or up to 500 under `orders`. */
export const receiveBody = object({
  ...order,
  orders: array(object(order).required()).min(1).max(INBOX_BATCH_MAX),
  /** Sent by users; a client's key has its own. */
  funding_source_id: idField().nullable(),
});

const rowValues = object({ ...orderColumns, flags: orderText() }).required();
export const changeBody = object({
  values: rowValues,
  funding_source_id: idField().required(),
  close_door_pharmacy_id: idField().nullable(),
  delivery_date: day(),
});

const reason = () => string().trim().max(DISMISS_REASON_MAX).required();
export const dismissBody = object({ reason: reason() });
const ids = () => array(idField().required()).min(1).max(INBOX_BULK_MAX);
export const dismissManyBody = object({ ids: ids().required(), reason: reason() });

export const mergeBody = object({
  ids: array(idField().required()).min(2).max(20).required(),
  /** Versions that the user has seen, one for each of `ids`. */
  versions: array(number().integer().min(1).required()).min(2).max(20).required(),
  keep: idField().required(),
  values: rowValues,
});

const flag = () => string().oneOf(['0', '1']);
const openFilters = {
  origin: string().oneOf(INBOX_ORIGINS),
  funding_source_id: idField(),
  close_door_pharmacy_id: idField(),
  /** 1: has waited for longer than a day. */
  is_old: flag(),
  has_problems: flag(),
};
const filterFields = {
  ...openFilters,
  state: string().oneOf(INBOX_STATES),
  lot_id: idField(),
};
export const filterQuery = object(filterFields);
export const listQuery = object({
  ...filterFields,
  sort: string().oneOf(['received_at', '-received_at']).default('-received_at'),
  page: number().integer().min(1).max(100_000).default(1),
  per_page: number().integer().min(1).max(1000).default(15),
});

export const processBody = object({
  ids: ids(),
  /** Instead of `ids`: every open entry that matches these filters. */
  all: object(openFilters).optional().default(undefined),
  delivery_date: string()
    .required()
    .test('date', { message: VALIDATION.date }, (given) => isDate(given)),
  close_door_pharmacy_id: idField().required(),
});
