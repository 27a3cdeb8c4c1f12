import { useQuery } from '@tanstack/react-query';
import type { AccountObstacle } from '../../domain/access/accountReach';
import { request } from '../../providers/http';

/** A new e-mail that counts once it is confirmed there. */
export interface PendingEmailOf {
  email: string;
  /** UTC wire time. */
  expires_at: string;
  is_expired: boolean;
}

/** The employee's account (`GET /employees/:id/account`). */
export interface Account {
  id: number;
  email: string;
  user_type_id: number;
  user_type_name: string;
  is_driver: boolean;
  is_cdp: boolean;
  cdp_id: number | null;
  is_active: boolean;
  is_blocked: boolean;
  is_first_signin: boolean;
  /** Absent on servers that know nothing of second factors. */
  has_second_factor?: boolean;
  /** UTC wire time. */
  last_sign_in_at: string | null;
  /** Why this person may not act on it; absent on servers that do not say. */
  obstacle?: AccountObstacle | null;
  pending_email?: PendingEmailOf | null;
}

/** A role that could be given, and whether this person may give it. */
export interface Role {
  id: number;
  name: string;
  is_driver: boolean;
  may_give: boolean;
}

/** Begins with the resource's name, so that a live change of the employee asks again. */
export function useAccount(employeeId: number) {
  return useQuery({
    queryKey: ['employees', 'account', employeeId],
    queryFn: ({ signal }) =>
      request<{ account: Account | null }>(`/employees/${employeeId}/account`, { signal, toast: false }).then(
        ({ data }) => data.account,
      ),
    retry: false,
  });
}

export function useRoles(): readonly Role[] {
  const { data } = useQuery({
    queryKey: ['employees', 'account_roles'],
    queryFn: ({ signal }) =>
      request<Role[]>('/employees/account_roles', { signal }).then((answer) => answer.data),
  });
  return data ?? [];
}
