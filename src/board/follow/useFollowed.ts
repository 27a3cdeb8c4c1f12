import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { followCall, followedCall, type Follow } from '../../contract/notifications/following';
import { readApi } from '../../providers/callApi';
import { speaksAdditions } from '../../providers/serverContract';
import { useLive } from '../../providers/useLive';

const queryKey = ['followed'];

/** What I look after, kept on the server and the same in all my windows. */
export function useFollowed() {
  const client = useQueryClient();
  useLive('notifications', {
    onEvent: ({ event }) => {
      if (event === 'follows.changed') void client.invalidateQueries({ queryKey });
    },
  });
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => readApi(followedCall, {}, { signal }),
    enabled: speaksAdditions(),
    retry: false,
  });
  const save = useMutation({
    scope: { id: 'followed' },
    mutationFn: (body: Follow) => readApi(followCall, { body }, { toast: true }),
    onSuccess: (followed) => client.setQueryData(queryKey, followed),
  });
  return { ...query, isSaving: save.isPending, change: (body: Follow) => save.mutate(body) };
}
