import { useQuery } from '@tanstack/react-query';
import { accountCall, accountRolesCall, type AccountRole } from '../../contract/employees/account';
import { readApi } from '../../providers/callApi';

/** Begins with the resource's name, so that a live change of the employee asks again. */
export function useAccount(employeeId: number) {
  return useQuery({
    queryKey: ['employees', 'account', employeeId],
    queryFn: async ({ signal }) =>
      (await readApi(accountCall, { params: { id: employeeId } }, { signal })).account,
    retry: false,
  });
}

export function useRoles(): readonly AccountRole[] {
  const { data } = useQuery({
    queryKey: ['employees', 'account_roles'],
    queryFn: ({ signal }) => readApi(accountRolesCall, {}, { signal, toast: true }),
  });
  return data ?? [];
}
