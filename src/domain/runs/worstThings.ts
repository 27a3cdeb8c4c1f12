import type { RiskLimits, Risk } from '../stops/atRisk';
import { EVENT_STATUS, isProblemStatus } from '../stops/eventStatus';
import { isRecipientStop } from '../stops/eventType';
import { isLateStop, minutesBehind } from '../stops/openLateness';
import { minutesPastWindow } from '../stops/lateness';
import { minutesOfSilence, stopRisks, type RiskMoment } from '../stops/stopRisks';
import { fromWire } from '../time/dates';
import type { EventView, ManifestView } from './dispatchView';

/** Why something needs a person, the worst first; what is at risk can still turn out well. */
const NEEDS = ['late', 'silent', 'problem', 'atRisk'] as const;
export type Need = (typeof NEEDS)[number];

/** A stop, or a driver without news, for those who mend it. */
export interface WorstThing {
  need: Need;
  /** Null: it is about the driver of the run. */
  delivery_event_id: number | null;
  delivery_manifest_id: number | null;
  participant_id: number | null;
  participant_name: string | null;
  status_id: number | null;
  run: string | null;
  driver: string | null;
  /** Of a driver without news: 10 digits. */
  driver_phone: string | null;
  /** Why it is at risk. */
  risk: Risk | null;
  /**
   * Late: after the promise or the end of the window, whichever is more; null when the window has passed and nobody comes.
   * Silent: since the last position. Otherwise null.
   */
  minutes: number | null;
  /** Stops of the same run with the same need, which are not told one by one: they mostly have one cause. */
  more: number;
}

export type Mend = 'move' | 'transfer' | 'reschedule' | 'changeStatus' | 'call';

/** What helps: somebody else while it can still be in time, another day when it cannot, a word with the driver. */
export function mendOf({ need, minutes, status_id: status }: WorstThing): Mend {
  if (need === 'silent') return 'call';
  if (need === 'problem') return status === EVENT_STATUS.attempted ? 'reschedule' : 'changeStatus';
  if (need === 'late' && minutes === null) return 'reschedule';
  // A bag in a vehicle goes to another driver, not to another plan.
  return status === EVENT_STATUS.pickedUp ? 'transfer' : 'move';
}

interface Day {
  readonly manifests: readonly ManifestView[];
  readonly pool: readonly EventView[];
  /** Problems that somebody has taken or settled. */
  readonly attended: ReadonlySet<number>;
}

/** How many are shown. */
const WORST = 5;

/** Late minutes of a stop; infinite when nobody is expected before its window ends. */
function severity(event: EventView, manifest: ManifestView | null): number {
  const behind = minutesBehind(event, manifest);
  if (manifest === null || behind === null) return Infinity;
  const past = event.eta ? minutesPastWindow(event, fromWire(event.eta).getTime(), manifest.time_zone) : 0;
  return Math.max(behind, past);
}

interface Found {
  readonly thing: WorstThing;
  /** Among those of one need; more is worse. */
  readonly weight: number;
}

const aboutStop = (event: EventView, manifest: ManifestView | null) => ({
  delivery_event_id: event.id,
  delivery_manifest_id: manifest?.id ?? null,
  participant_id: event.participant_id,
  participant_name: event.participant_name,
  status_id: event.delivery_event_status_id,
  run: manifest?.name ?? null,
  driver: manifest?.employee ?? null,
  driver_phone: null,
  risk: null,
  minutes: null,
  more: 0,
});

/** Waits longer, weighs more. */
const ageOf = (event: EventView, now: Date) =>
  event.datetime ? now.getTime() - fromWire(event.datetime).getTime() : 0;

function ofStop(
  event: EventView,
  manifest: ManifestView | null,
  moment: RiskMoment,
  attended: ReadonlySet<number>,
): Found | null {
  if (!isRecipientStop(event.delivery_event_type_id)) return null;
  const about = aboutStop(event, manifest);
  if (isLateStop(event, manifest, moment)) {
    const weight = severity(event, manifest);
    return { thing: { ...about, need: 'late', minutes: Number.isFinite(weight) ? weight : null }, weight };
  }
  if (isProblemStatus(event.delivery_event_status_id))
    return attended.has(event.id)
      ? null
      : { thing: { ...about, need: 'problem' }, weight: ageOf(event, moment.now) };
  if (!manifest) return null;
  // Of a silent driver the run tells.
  const held = stopRisks(event, manifest, moment).filter((risk) => risk !== 'silent');
  const [risk] = held;
  return risk ? { thing: { ...about, need: 'atRisk', risk }, weight: held.length } : null;
}

function ofDriver(manifest: ManifestView, now: Date, { silentMinutes }: RiskLimits): Found | null {
  const minutes = minutesOfSilence(manifest, now);
  if (minutes === null || minutes <= silentMinutes) return null;
  const thing: WorstThing = {
    need: 'silent',
    delivery_event_id: null,
    delivery_manifest_id: manifest.id,
    participant_id: null,
    participant_name: null,
    status_id: null,
    run: manifest.name,
    driver: manifest.employee,
    driver_phone: manifest.employee_phone ?? null,
    risk: null,
    minutes,
    more: 0,
  };
  return { thing, weight: minutes };
}

/** The few things of a day that need somebody first. */
export function worstOf({ manifests, pool, attended }: Day, moment: RiskMoment): WorstThing[] {
  const found = [
    ...manifests.flatMap((manifest) => [
      ofDriver(manifest, moment.now, moment.limits),
      ...manifest.events.map((event) => ofStop(event, manifest, moment, attended)),
    ]),
    ...pool.map((event) => ofStop(event, null, moment, attended)),
  ].filter((each) => each !== null);
  const rank = ({ thing }: Found) => NEEDS.indexOf(thing.need);
  const idOf = ({ thing }: Found) => thing.delivery_event_id ?? thing.delivery_manifest_id ?? 0;
  const sorted = found.sort(
    (a, b) => rank(a) - rank(b) || (a.weight === b.weight ? idOf(a) - idOf(b) : b.weight - a.weight),
  );
  return onePerRun(sorted.map(({ thing }) => thing)).slice(0, WORST);
}

/** What is late or at risk on one run is one thing: its worst stop, with the number of the others. */
function onePerRun(things: readonly WorstThing[]): WorstThing[] {
  const told = new Map<string, WorstThing>();
  for (const thing of things) {
    const { need, delivery_event_id: stop, delivery_manifest_id: run } = thing;
    const isOfRun = run !== null && (need === 'late' || need === 'atRisk');
    const key = `${need} ${isOfRun ? `run ${run}` : (stop ?? run)}`;
    const first = told.get(key);
    told.set(key, first ? { ...first, more: first.more + 1 } : thing);
  }
  return [...told.values()];
}
