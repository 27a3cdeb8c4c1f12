import { validityProblems } from '../../domain/billing/prices';
import { defineResource, type RecordFor } from '../schema/defineResource';
import { date, integer, money, reference, text } from '../schema/fields';

const price = () => money({ required: true, initial: '0.00' });

/** What a client pays, and on which days. */
export const priceLists = defineResource({
  name: 'price_lists',
  path: '/price_lists',
  screen: '/data/price-lists',
  representation: 'name',
  fields: {
    name: text({ required: true, max: 80, uppercase: false }),
    funding_source_id: reference({ required: true, to: 'funding_sources', text: 'name' }),
    valid_from: date({ required: true }),
    /** Null: until another list begins. */
    valid_to: date({}),
    base_price: price(),
    stop_price: price(),
    mile_price: price(),
    attempt_price: price(),
    rush_price: price(),
    refrigerated_price: price(),
    return_price: price(),
    waiting_price: price(),
    waiting_free_minutes: integer({ required: true, min: 0, max: 240, initial: 0 }),
  },
  list: ['name', 'funding_source_id', 'valid_from', 'valid_to', 'base_price', 'stop_price', 'mile_price'],
  hidden: ['mile_price'],
  filters: ['name', 'funding_source_id'],
  search: ['name'],
  form: {
    identity: ['name', 'funding_source_id', 'valid_from', 'valid_to'],
    prices: [
      'base_price',
      'stop_price',
      'mile_price',
      'attempt_price',
      'rush_price',
      'refrigerated_price',
      'return_price',
      'waiting_price',
      'waiting_free_minutes',
    ],
  },
  sort: { field: 'valid_from', order: 'DESC' },
  actions: ['list', 'show', 'create', 'edit'],
  check: validityProblems,
});
export type PriceList = RecordFor<typeof priceLists>;
