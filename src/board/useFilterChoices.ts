import { replaceEqualDeep } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { EventView } from '../domain/runs/dispatchView';
import { cityOf } from '../domain/addresses/cityOf';
import { isRecipientStop } from '../domain/stops/eventType';
import { readSession } from '../providers/session';
import type { FundingSource } from '../resources/fundingSources/fundingSources.resource';
import { useRecords } from '../ui/useRecords';
import type { FilterChoices } from './FilterFields';
import { useBoardView } from './boardView';
import { byRunName, NO_DAY, type Board } from './mergeBoard';

type StopOfRecipient = Pick<
  EventView,
  'delivery_event_type_id' | 'funding_source_id' | 'destination_full_address'
>;

interface Found {
  readonly clientIds: ReadonlySet<number>;
  readonly cities: ReadonlySet<string>;
}

const foundIn = new WeakMap<readonly StopOfRecipient[], Found>();

/** Read once for each state of a run: an unchanged run is not looked at again. */
function found(stops: readonly StopOfRecipient[]): Found {
  const known = foundIn.get(stops);
  if (known) return known;
  const clientIds = new Set<number>();
  const cities = new Set<string>();
  for (const { delivery_event_type_id, funding_source_id, destination_full_address } of stops) {
    if (!isRecipientStop(delivery_event_type_id)) continue;
    if (typeof funding_source_id === 'number') clientIds.add(funding_source_id);
    const city = cityOf(destination_full_address);
    if (city !== null) cities.add(city);
  }
  const answer = { clientIds, cities };
  foundIn.set(stops, answer);
  return answer;
}

/** Clients and cities of the recipients' deliveries among these stops, list by list. */
export function choicesOfStops(
  lists: readonly (readonly StopOfRecipient[])[],
  clients: readonly Pick<FundingSource, 'id' | 'name'>[],
): Pick<FilterChoices, 'clients' | 'cities'> {
  const each = lists.map(found);
  const clientIds = new Set(each.flatMap((one) => [...one.clientIds]));
  const cities = new Set(each.flatMap((one) => [...one.cities]));
  return {
    clients: clients.filter(({ id }) => clientIds.has(id)).map(({ id, name }) => ({ id, name })),
    cities: [...cities].sort((a, b) => a.localeCompare(b)),
  };
}

/** Options of the filters: the user's CDPs, and the runs, drivers, clients and cities of the day. */
export function useFilterChoices(board: Board): FilterChoices {
  const { filters } = useBoardView();
  const cdps = useRecords(
    'cdps',
    { filter: { is_active: true }, perPage: 100 },
    // The day loads first, unless the name of a CDP is needed already.
    { enabled: board !== NO_DAY || filters.cdpIds.length > 0 },
  );
  // Names of the clients; empty for users without permission to read them.
  const clients = useRecords(
    'funding_sources',
    { perPage: 100, sort: 'name' },
    { enabled: board !== NO_DAY || filters.clientIds.length > 0 },
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
        .map(({ id, name }) => ({ id, name }))
        .filter((cdp) => ownCdp === null || cdp.id === ownCdp),
      runs: [...new Set(board.manifests.map((manifest) => manifest.name))].sort(byRunName),
      ...choicesOfStops(
        [...board.manifests.map((manifest) => manifest.events), board.pool],
        clients.data ?? [],
      ),
      drivers: [...drivers].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name)),
    };
  }, [board, cdps.data, clients.data, ownCdp]);
  // A change of a run rarely changes the options, so the identity is kept and the fields do not render.
  const [current, setCurrent] = useState(choices);
  const same = replaceEqualDeep(current, choices);
  if (same !== current) setCurrent(same);
  return same;
}
