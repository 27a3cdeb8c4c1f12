import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LIST_PAGE_SIZE } from '../../../domain/wire/lists';
import { request, type HttpError } from '../../../providers/http';

/** One delivery that is over. */
export interface PastService {
  id: number;
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
}

interface Page {
  rows: PastService[];
  total: number;
}

/** Ten at a time, the latest first; a page stays while the next one loads. */
export function usePastServices(participantId: number, page: number) {
  const path = `/participants/${participantId}/past_services`;
  return useQuery<Page, HttpError>({
    queryKey: ['pastServices', participantId, page],
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: async ({ signal }) => {
      const [rows, total] = await Promise.all([
        request<PastService[]>(`${path}?page=${page}&per_page=${LIST_PAGE_SIZE}`, { signal, toast: false }),
        request<{ total_items: number }>(`${path}/total_items`, { signal, toast: false }),
      ]);
      return { rows: rows.data, total: total.data.total_items };
    },
  });
}
