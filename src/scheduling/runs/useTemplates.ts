import { useQuery } from '@tanstack/react-query';
import type { RunTemplate } from '../../domain/runs/dayTemplates';
import { templatesCall } from '../../contract/scheduling/templates';
import { readApi } from '../../providers/callApi';
import type { HttpError } from '../../providers/http';

/** The run templates of a day; loaded again whenever the dialog opens. */
export function useTemplates(date: string) {
  return useQuery<RunTemplate[], HttpError>({
    queryKey: ['runTemplates', date],
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) => readApi(templatesCall, { query: { date } }, { signal }),
  });
}
