import { useGetList } from 'ra-core';
import { replaceEqualDeep } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { readSession } from '../../providers/session';
import type { FilterChoices } from './FilterFields';
import { useBoardView } from './boardView';
import { byRunName, NO_DAY, type Board } from './mergeBoard';

/** What the filters offer: the person's CDPs, and the runs and drivers of the day. */
export function useFilterChoices(board: Board): FilterChoices {
  const { filters } = useBoardView();
  const cdps = useGetList(
    'cdps',
    { filter: { is_active: true }, pagination: { page: 1, perPage: 100 } },
    // The day comes first, unless the name of a CDP is shown already.
    { enabled: board !== NO_DAY || filters.cdpId !== null },
  );
  const auth = readSession()?.auth;
  // "A user with is_cdp and cdp_id sees only their own CDP in the CDP selector" (spec §6).
  const ownCdp = auth?.is_cdp ? auth.cdp_id : null;
  const choices = useMemo(() => {
    const drivers = new Map<number, string>();
    for (const { employee_id, employee } of board.manifests)
      if (employee_id !== null && employee !== null) drivers.set(employee_id, employee);
    return {
      cdps: (cdps.data ?? [])
        .map((cdp) => ({ id: Number(cdp.id), name: String(cdp.name) }))
        .filter((cdp) => ownCdp === null || cdp.id === ownCdp),
      runs: [...new Set(board.manifests.map((manifest) => manifest.name))].sort(byRunName),
      drivers: [...drivers].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name)),
    };
  }, [board.manifests, cdps.data, ownCdp]);
  // A change of a run seldom changes what can be chosen: who offers it is not drawn again then.
  const [held, setHeld] = useState(choices);
  const same = replaceEqualDeep(held, choices);
  if (same !== held) setHeld(same);
  return same;
}
