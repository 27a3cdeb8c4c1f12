import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isDate } from '../../domain/time/dates';
import { ISSUE_GROUPS, OWNERS, type IssueFilters } from './filterIssues';

/** Which day and which issues, as the address says it. The text is not in it: it may be a patient's name. */
export function useIssueUrl(today: string) {
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState('');
  const asked = params.get('date') ?? '';
  const filters = useMemo<IssueFilters>(
    () => ({
      text,
      group: ISSUE_GROUPS.find((group) => group === params.get('group')) ?? null,
      isEarlier: params.get('earlier') === '1',
      owner: OWNERS.find((owner) => owner === params.get('owner')) ?? null,
      cdpId: Number(params.get('cdp')) || null,
    }),
    [params, text],
  );
  const show = (changes: Record<string, string | null>) =>
    setParams(
      (held) => {
        const next = new URLSearchParams(held);
        for (const [key, value] of Object.entries(changes)) {
          if (value) next.set(key, value);
          else next.delete(key);
        }
        return next;
      },
      { replace: true },
    );
  return {
    date: isDate(asked) ? asked : today,
    filters,
    showDate: (day: string) => show({ date: day === today ? null : day }),
    /** Null: all of them. */
    showFilters: (next: IssueFilters | null) => {
      setText(next?.text ?? '');
      show({
        group: next?.group ?? null,
        earlier: next?.isEarlier ? '1' : null,
        owner: next?.owner ?? null,
        cdp: next?.cdpId ? String(next.cdpId) : null,
      });
    },
  };
}
