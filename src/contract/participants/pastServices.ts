import { number, object } from 'yup';
import { LIST_PAGE_SIZE } from '../../domain/wire/lists';
import { answer, TOTAL } from '../answer';
import { callContract } from '../call';

const PAST_SERVICES = '/participants/:id/past_services';
const MAX_PER_PAGE = 100;
const tags = ['participants'];
const paging = object({
  page: number().integer().min(1).max(1_000_000).default(1),
  per_page: number().integer().min(1).max(MAX_PER_PAGE).default(LIST_PAGE_SIZE),
});

/** One delivery that is over. */
export interface PastService {
  id: number;
  delivery_manifest_id: number | null;
  delivery_date: string;
  /** UTC wire time of the present status. */
  datetime: string | null;
  time_zone: string;
  order_number: string | null;
  cdp_name: string;
  delivery_event_type_id: number;
  delivery_event_status_id: number;
  driver_name: string | null;
  copayment_amount: string | null;
  copayment_method: string | null;
}

export const pastServicesCall = callContract({
  method: 'GET',
  path: PAST_SERVICES,
  tags,
  summary: 'Past deliveries of one participant',
  query: paging,
  answer: answer<PastService[]>([{}]),
});

export const pastServicesTotalCall = callContract({
  method: 'GET',
  path: `${PAST_SERVICES}/total_items`,
  tags,
  summary: 'How many past deliveries one participant has',
  query: paging,
  answer: TOTAL,
});
