import { useQuery } from '@tanstack/react-query';
import type { AnswerOf, CallContract, InputOf } from '../../contract/call';
import { readApi } from '../../providers/callApi';

/** What happens next at a record; not asked for by whom it is not for. */
export function useOverview<Contract extends CallContract>(
  contract: Contract,
  input: InputOf<Contract>,
  isAllowed: boolean,
) {
  return useQuery<AnswerOf<Contract>>({
    queryKey: ['overview', contract.path, input],
    queryFn: ({ signal }) => readApi(contract, input, { signal }),
    enabled: isAllowed,
    retry: false,
  });
}
