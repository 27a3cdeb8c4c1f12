import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../providers/useLive';
import type { ResourceName } from '../registry';

/** Refetches what is shown of a resource when somebody changed one of its records, or something may have been missed. */
export function useLiveResource(name: ResourceName): void {
  const client = useQueryClient();
  const refetch = () => void client.invalidateQueries({ queryKey: [name] });
  useLive('resources', {
    onEvent: ({ event }) => {
      if (event === `${name}.changed`) refetch();
    },
    onGap: refetch,
  });
}
