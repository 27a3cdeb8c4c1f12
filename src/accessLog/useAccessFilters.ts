import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ACCESS_KINDS } from '../domain/access/accessLog';
import { addDays, isDate, startOfDay, toWire } from '../domain/time/dates';
import { operationZone } from '../providers/operationZone';
import type { AccessFilters } from './accesses';

const NAMES = ['kind', 'person', 'from', 'to'] as const;
type Name = (typeof NAMES)[number];

/** The filters of the page, as they stand in the address, so that a view can be sent to somebody. */
export function useAccessFilters() {
  const [search, setSearch] = useSearchParams();
  const zone = operationZone();
  const filters = useMemo(() => {
    const valueOf = (name: Name) => search.get(name) ?? '';
    const kind = ACCESS_KINDS.find((one) => one === valueOf('kind')) ?? '';
    return { kind, person: valueOf('person'), from: valueOf('from'), to: valueOf('to') };
  }, [search]);
  const asked = useMemo<AccessFilters>(() => {
    const { kind, person, from, to } = filters;
    // The last day counts in full.
    const end = isDate(to) ? new Date(startOfDay(addDays(to, 1), zone).getTime() - 1_000) : null;
    return {
      ...(kind ? { kind } : {}),
      ...(/^[1-9]\d*$/.test(person) ? { user_id: person } : {}),
      ...(isDate(from) ? { at_from: toWire(startOfDay(from, zone)) } : {}),
      ...(end ? { at_to: toWire(end) } : {}),
    };
  }, [filters, zone]);
  const set = (name: Name, value: string) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const clear = () => setSearch(new URLSearchParams());
  return { filters, asked, set, clear, isNarrowed: NAMES.some((name) => filters[name] !== '') };
}
