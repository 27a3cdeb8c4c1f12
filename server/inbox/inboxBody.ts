import { array, number, object, string, type InferType } from 'yup';
import { isDate } from '../../src/domain/time/dates';
import { DISMISS_REASON_MAX, INBOX_BATCH_MAX, INBOX_BULK_MAX } from '../../src/domain/imports/inbox';
import { INBOX_ORIGINS, INBOX_STATES } from '../../src/domain/imports/inboxView';
import { orderColumns, orderFlags, orderText } from '../orders/orderColumns';
import { VALIDATION } from '../../src/resources/schema/messages';

const id = () => number().integer().min(1).max(Number.MAX_SAFE_INTEGER);
const day = () =>
  string()
    .nullable()
    .test('date', { message: VALIDATION.date }, (given) => given == null || isDate(given));

const order = {
  ...orderColumns,
  flags: orderFlags(),
  delivery_date: day(),
  close_door_pharmacy_id: id().nullable(),
};

/** One order, or up to 500 under `orders`. */
export const receiveBody = object({
  ...order,
  orders: array(object(order).required()).min(1).max(INBOX_BATCH_MAX),
  /** Named by people; a key has its own. */
  funding_source_id: id().nullable(),
});
export type ReceiveBody = InferType<typeof receiveBody>;
export type ReceivedOrder = Omit<ReceiveBody, 'orders' | 'funding_source_id'>;

const rowValues = object({ ...orderColumns, flags: orderText() }).required();
export const changeBody = object({
  values: rowValues,
  funding_source_id: id().required(),
  close_door_pharmacy_id: id().nullable(),
  delivery_date: day(),
});

const reason = () => string().trim().max(DISMISS_REASON_MAX).required();
export const dismissBody = object({ reason: reason() });
const ids = () => array(id().required()).min(1).max(INBOX_BULK_MAX);
export const dismissManyBody = object({ ids: ids().required(), reason: reason() });

export const mergeBody = object({
  ids: array(id().required()).min(2).max(20).required(),
  /** Versions that the person has seen, one for each of `ids`. */
  versions: array(number().integer().min(1).required()).min(2).max(20).required(),
  keep: id().required(),
  values: rowValues,
});

const flag = () => string().oneOf(['0', '1']);
const openFilters = {
  origin: string().oneOf(INBOX_ORIGINS),
  funding_source_id: id(),
  close_door_pharmacy_id: id(),
  /** 1: waits for longer than a day. */
  is_old: flag(),
  has_problems: flag(),
};
const filterFields = {
  ...openFilters,
  state: string().oneOf(INBOX_STATES),
  lot_id: id(),
};
export type InboxFilters = Partial<InferType<ReturnType<typeof filterObject>>>;
function filterObject() {
  return object(filterFields);
}
export const filterQuery = filterObject();
export const listQuery = object({
  ...filterFields,
  sort: string().oneOf(['received_at', '-received_at']).default('-received_at'),
  page: number().integer().min(1).max(100_000).default(1),
  per_page: number().integer().min(1).max(1000).default(15),
});
export const idPath = object({ id: id().required() });

export const processBody = object({
  ids: ids(),
  /** Instead of `ids`: every open entry of these filters. */
  all: object(openFilters).default(undefined),
  delivery_date: string()
    .required()
    .test('date', { message: VALIDATION.date }, (given) => isDate(given)),
  close_door_pharmacy_id: id().required(),
});
