import type { Generated, GeneratedAlways } from 'kysely';
import type { ChargeName } from '../../../../src/domain/billing/prices';
import type { Base, Defaulted, Instant, OptionalInstant } from './columns';

/** A month of a client. */
export interface BillingPeriodTable extends Base {
  funding_source_id: number;
  from_date: string;
  to_date: string;
  state: Defaulted<'open' | 'closed'>;
  /** When its deliveries were read. */
  calculated_at: OptionalInstant;
  /** Of the settings then: a later difference is measured alike. */
  detour_percent: number | null;
  closed_at: OptionalInstant;
  closed_by: number | null;
  closed_by_name: string | null;
  invoice_number: string | null;
}

/** A line of a period, in whole cents. */
export interface BillingLineTable extends Record<ChargeName | 'correction', Defaulted<number>> {
  id: Generated<number>;
  period_id: number;
  kind: 'delivery' | 'difference' | 'correction';
  delivery_event_id: number | null;
  delivery_date: string | null;
  price_list_id: number | null;
  total: GeneratedAlways<number>;
  reason: string | null;
  created_by: number | null;
  created_by_name: string | null;
  created_at: Instant;
}
