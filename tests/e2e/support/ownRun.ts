import { expect, type APIRequestContext } from 'playwright/test';
import type { CommandAnswer, EventView, ManifestView } from '../../../src/domain/runs/dispatchView';
import { toWire, wallTimeToUtc } from '../../../src/domain/time/dates';
import { hasNotStarted } from '../../../src/domain/runs/manifestStatus';
import { EVENT_TYPE } from '../../../src/domain/stops/eventType';
import { apiAs } from './board';

/** When nearly all drivers are home. */
const STARTS = '19:00:00';

interface Named {
  id: number;
  name: string;
}

function runIn({ manifests: [run] }: CommandAnswer): ManifestView {
  if (!run) throw new Error('The command answers with the run');
  return run;
}

interface OwnRun {
  run: ManifestView;
  events: EventView[];
  /** Free at that time. */
  spare: { driver: string; vehicle: string };
  api: Awaited<ReturnType<typeof apiAs>>;
}

/**
 * A published run of one story alone that begins in the evening, with so many deliveries; made by the administrator.
 */
export async function makeRun(request: APIRequestContext, letter: string, count: number): Promise<OwnRun> {
  const api = await apiAs(request, 'admin');
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Los_Angeles' }).format(new Date());
  const day = await api.get<ManifestView[]>(`/delivery_manifest?date=${date}&events=1&per_page=9999`);
  const [first] = day;
  if (!first) throw new Error('The demo day has runs');
  const cdpId = first.close_door_pharmacy_id;
  const begins = toWire(wallTimeToUtc(date, STARTS, first.time_zone));
  // Whoever has no run today before those who are home by then.
  const free = <T extends { id: number }>(all: readonly T[], field: 'employee_id' | 'vehicle_id'): T[] => {
    const runsOf = ({ id }: T) => day.filter((run) => run[field] === id);
    return all
      .filter((one) =>
        runsOf(one).every((run) => run.end_at <= begins && !hasNotStarted(run.delivery_manifest_status_id)),
      )
      .sort((a, b) => runsOf(a).length - runsOf(b).length);
  };
  const drivers = free(
    await api.get<{ id: number; full_name: string }[]>(
      '/employees?is_active=1&user_type_name=Driver&per_page=1000',
    ),
    'employee_id',
  );
  const vehicles = free(await api.get<Named[]>('/vehicles?is_active=1&per_page=1000'), 'vehicle_id');
  const [driver, spareDriver] = drivers;
  const [vehicle, spareVehicle] = vehicles;
  if (!driver || !spareDriver || !vehicle || !spareVehicle) throw new Error('The demo has people to spare');

  const stamp = Date.now();
  const sent = async (path: string, body: object, version?: number) => {
    const answer = await api.post(path, body, version);
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as CommandAnswer;
  };
  const made = await sent('/delivery_manifest', {
    name: `${letter} ${String(stamp).slice(-6)}`,
    date,
    employee_id: driver.id,
    vehicle_id: vehicle.id,
    close_door_pharmacy_id: cdpId,
    start_time: STARTS,
    end_time: '22:00:00',
  });
  let run = runIn(made);
  const versions = { [run.id]: run.version };
  run = runIn(await sent('/delivery_manifest/publish', { ids: [run.id], versions }));
  const models = day
    .filter((each) => each.close_door_pharmacy_id === cdpId)
    .flatMap((each) => each.events)
    .filter((event) => event.participant_id !== null && event.driver_gender === null && !event.needs.length);
  const events: EventView[] = [];
  for (const model of models.slice(0, count)) {
    const added = await sent(
      `/delivery_manifest/${run.id}/delivery_events_addon_override`,
      {
        delivery_event_type_id: EVENT_TYPE.delivery,
        participant_id: model.participant_id,
        destination_id: model.destination_id,
        tracking_number: `${letter}${stamp}${events.length}`.slice(-15),
      },
      run.version,
    );
    run = runIn(added);
    events.push(...added.events);
  }
  expect(events).toHaveLength(count);
  return { run, events, spare: { driver: spareDriver.full_name, vehicle: spareVehicle.name }, api };
}
