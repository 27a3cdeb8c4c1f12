import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  pastServicesCall,
  pastServicesTotalCall,
  type PastService,
} from '../../../contract/participants/pastServices';
import { LIST_PAGE_SIZE } from '../../../domain/wire/lists';
import { readApi } from '../../../providers/callApi';
import type { HttpError } from '../../../providers/http';

interface Page {
  rows: PastService[];
  total: number;
}

/** Ten at a time, the latest first; a page stays while the next one loads. */
export function usePastServices(participantId: number, page: number) {
  const params = { id: participantId };
  return useQuery<Page, HttpError>({
    queryKey: ['pastServices', participantId, page],
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: async ({ signal }) => {
      const [rows, { total_items }] = await Promise.all([
        readApi(pastServicesCall, { params, query: { page, per_page: LIST_PAGE_SIZE } }, { signal }),
        readApi(pastServicesTotalCall, { params }, { signal }),
      ]);
      return { rows, total: total_items };
    },
  });
}
