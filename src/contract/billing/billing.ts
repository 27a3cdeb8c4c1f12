import { number, object, string } from 'yup';
import type { ChargeName } from '../../domain/billing/prices';
import { CORRECTION_REASON_MAX } from '../../domain/billing/billingPeriod';
import { VALIDATION } from '../../resources/schema/messages';
import { answer, NO_ANSWER } from '../answer';
import { callContract } from '../call';
import { idField } from '../ids';
import type { ReportStarted } from '../reports/reports';

const tags = ['billing'];

/** Whole cents, part by part. */
export type LineAmounts = Record<ChargeName | 'correction' | 'total', number>;

/** A month of a client. */
export interface BillingPeriod {
  id: number;
  version: number;
  funding_source_id: number;
  client: string;
  from_date: string;
  to_date: string;
  state: 'open' | 'closed';
  calculated_at: string | null;
  closed_at: string | null;
  closed_by_name: string | null;
  invoice_number: string | null;
  /** The client has an open period before this one. */
  has_earlier_open: boolean;
  /** Lines by kind. */
  deliveries: number;
  differences: number;
  corrections: number;
  /** Deliveries on days without a price list: they cost nothing. */
  without_prices: number;
  amounts: LineAmounts;
}

/** What was collected for clients beside what they are charged. Decimal strings, US dollars. */
export interface Reconciliation {
  /** Of all clients of the month. */
  charged: string;
  /** Copayments of delivered deliveries. */
  copayments: string;
  by_card: string;
  to_hand_over: string;
  /** In cash-ups of the month. */
  counted: string;
  /** To hand over and not counted. */
  missing: string;
}

/** A month of all clients. */
export interface BillingMonth {
  month: string;
  is_calculating: boolean;
  periods: BillingPeriod[];
  reconciliation: Reconciliation;
}

export const billingMonthCall = callContract({
  method: 'GET',
  path: '/billing',
  tags,
  summary: 'What clients are charged for a month',
  query: object({ month: string().required() }),
  answer: answer<BillingMonth>({ periods: 'list', reconciliation: 'record' }),
});

export const calculateMonthCall = callContract({
  method: 'POST',
  path: '/billing/calculate',
  tags,
  summary: 'Calculate the open periods of a month',
  body: object({ month: string().required() }),
  answer: NO_ANSWER,
});

export const billingPeriodCall = callContract({
  method: 'GET',
  path: '/billing/periods/:id',
  tags,
  summary: 'A month of a client',
  answer: answer<BillingPeriod>({ id: 'number', version: 'number', amounts: 'record' }),
});

export const BILLING_LINE_KINDS = ['delivery', 'difference', 'correction'] as const;
export type BillingLineKind = (typeof BILLING_LINE_KINDS)[number];

export interface BillingLine extends LineAmounts {
  id: number;
  kind: BillingLineKind;
  delivery_event_id: number | null;
  delivery_date: string | null;
  order_number: string | null;
  delivery_event_status_id: number | null;
  price_list_id: number | null;
  reason: string | null;
  created_by_name: string | null;
  created_at: string;
}

export const BILLING_LINES_PER_PAGE = 50;

export const billingLinesCall = callContract({
  method: 'GET',
  path: '/billing/periods/:id/lines',
  tags,
  summary: 'Lines of a period, with their deliveries',
  query: object({
    kind: string()
      .oneOf([...BILLING_LINE_KINDS])
      .required(),
    page: number().integer().min(1).max(10_000).default(1),
  }),
  answer: answer<BillingLine[]>([{ id: 'number', kind: 'text', total: 'number' }]),
});

export const correctPeriodCall = callContract({
  method: 'POST',
  path: '/billing/periods/:id/corrections',
  tags,
  summary: 'Correct a period by an amount',
  body: object({
    /** Decimal string, negative for a credit. */
    amount: string().required(),
    reason: string().trim().required(VALIDATION.required).max(CORRECTION_REASON_MAX),
    delivery_event_id: idField().nullable().default(null),
  }),
  answer: NO_ANSWER,
});

export const removeCorrectionCall = callContract({
  method: 'DELETE',
  path: '/billing/periods/:id/corrections/:lineId',
  tags,
  summary: 'Remove a correction',
  answer: NO_ANSWER,
});

export const closePeriodCall = callContract({
  method: 'POST',
  path: '/billing/periods/:id/close',
  tags,
  summary: 'Close a period and give it an invoice number',
  answer: NO_ANSWER,
});

export const INVOICE_FORMATS = ['pdf', 'csv'] as const;
export type InvoiceFormat = (typeof INVOICE_FORMATS)[number];

export const makeInvoiceCall = callContract({
  method: 'POST',
  path: '/billing/periods/:id/invoice',
  tags,
  summary: 'The invoice of a closed period as a file',
  body: object({
    format: string()
      .oneOf([...INVOICE_FORMATS])
      .required(),
  }),
  answer: answer<ReportStarted | null>('record or nothing'),
});
