import { useQuery } from '@tanstack/react-query';
import type { RunTemplate } from '../../domain/runs/dayTemplates';
import { type HttpError, request } from '../../providers/http';

/** The run templates of a day; loaded again whenever the dialog opens. */
export function useTemplates(date: string) {
  return useQuery<RunTemplate[], HttpError>({
    queryKey: ['runTemplates', date],
    gcTime: 0,
    retry: false,
    queryFn: async ({ signal }) =>
      (
        await request<RunTemplate[]>(`/scheduling/templates?${new URLSearchParams({ date }).toString()}`, {
          signal,
          toast: false,
        })
      ).data,
  });
}
