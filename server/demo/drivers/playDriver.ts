import { MINUTE_MS } from '../../../src/domain/time/durations';
import type { EventView, ManifestView } from '../../../src/domain/runs/dispatchView';
import { fromWire } from '../../../src/domain/time/dates';
import { metresBetween, type Point } from '../../../src/domain/addresses/distance';
import { eventStatusName, isClosedStatus, type EventStatusId } from '../../../src/domain/stops/eventStatus';
import { eventTypeName, isRecipientStop } from '../../../src/domain/stops/eventType';
import { MANIFEST_STATUS } from '../../../src/domain/runs/manifestStatus';
import { isOpenStop, nextOpenStop } from '../../../src/domain/runs/stopOrder';
import { proofOf } from '../demoProof';
import { Refused, type DriverDevice, type Said } from './driverDevice';
import type { Pace } from './pace';
import type { Tally } from './tally';
import { lastSeenAt, moodOf, placeOf, planVisit, type DriverMood, type Step } from './visitPlan';
import { alongWay, secondsOf, straightWay, type Way } from './way';

/** A device reports its position about every so many real milliseconds. */
const REPORT_EVERY_MS = 10_000;

/** How a driver is today, and what a driver does at a stop. */
export interface Behaviour {
  moodOf: typeof moodOf;
  planVisit: typeof planVisit;
}

export const AS_PEOPLE_ARE: Behaviour = { moodOf, planVisit };

export interface Play {
  device: DriverDevice;
  pace: Pace;
  seed: number;
  behaviour: Behaviour;
  tally: Tally;
  /** Tells the person at the terminal. */
  say: (driver: string, text: string) => void;
}

/** Something is left for the driver to do. */
export function isToBeDriven(run: ManifestView): boolean {
  const { done, incomplete } = MANIFEST_STATUS;
  return run.delivery_manifest_status_id !== done && run.delivery_manifest_status_id !== incomplete;
}

/** Plays one driver's runs of the day, one after another, each to its end. */
export async function playDriver(play: Play, date: string): Promise<void> {
  const played = new Set<number>();
  const mood = play.behaviour.moodOf(play.seed, play.device.auth.employee_id ?? 0);
  if (mood.isMute) play.say(play.device.auth.full_name, 'tells nobody where the vehicle is');
  let here: Point | null = null;
  for (;;) {
    // Asked anew after each run: the office gives and takes runs.
    const runs = (await play.device.runsOf(date)).filter((run) => isToBeDriven(run) && !played.has(run.id));
    const run = runs.sort((a, b) => (a.start_at < b.start_at ? -1 : 1))[0];
    if (!run) return;
    played.add(run.id);
    await play.pace.until(fromWire(run.start_at).getTime() + mood.lateMinutes * MINUTE_MS);
    try {
      here = await playRun(play, mood, run, here);
    } catch (error) {
      // Another driver has it now, say.
      if (!(error instanceof Refused)) throw error;
      play.tally.refused(error.code);
      play.say(play.device.auth.full_name, `${run.name}: given up (${error.code}): ${error.message}`);
    }
  }
}

async function playRun(
  play: Play,
  mood: DriverMood,
  first: ManifestView,
  from: Point | null,
): Promise<Point | null> {
  const { device, seed, behaviour, say } = play;
  let run = first;
  let here = from ?? lastSeenAt(run);
  const givenUp = new Set<number>();
  for (;;) {
    const left = run.events.filter((stop) => !givenUp.has(stop.id));
    const stop = nextOpenStop(left);
    if (!stop) return here;
    const place = here ?? lastSeenAt(run);
    if (!place) {
      say(device.auth.full_name, `${run.name}: no stop has a place on the map`);
      return here;
    }
    const to = placeOf(stop) ?? place;
    const way = metresBetween(place, to) > 0 ? await device.wayBetween(place, to) : null;
    const visit = new VisitPlay(play, mood, run, stop, { here: place, way });
    const drive = way && secondsOf(way) / 60;
    const wentWell = await visit.play(behaviour.planVisit({ seed, mood, run, stop, here: place, drive }));
    if (!wentWell) givenUp.add(stop.id);
    here = visit.here;
    run = await device.run(run.id);
  }
}

function bags(eventIds: readonly number[]): string {
  return eventIds.length === 1 ? '1 bag' : `${eventIds.length} bags`;
}

/** pullOut → pull out */
function inWords(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** One visit while it is played. */
class VisitPlay {
  here: Point;
  readonly #way: Way | null;

  constructor(
    private readonly context: Play,
    private readonly mood: DriverMood,
    private readonly run: ManifestView,
    private readonly stop: EventView,
    /** The way is null where no roads are known. */
    { here, way }: { here: Point; way: Way | null },
  ) {
    this.here = here;
    this.#way = way;
  }

  /** Plays the steps. False when the server refused one: it is told, and the driver drives on. */
  async play(steps: readonly Step[]): Promise<boolean> {
    try {
      for (const [index, step] of steps.entries()) {
        if (index > 0 && step.kind === 'status' && !(await this.#isStillWanted())) return true;
        await this.#perform(step);
      }
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.context.tally.refused(error.code);
      this.#say(`refused (${error.code}): ${error.message}`);
      return false;
    }
  }

  /** Looks again before each further step, as an app does: the office cancels and moves stops while the driver drives. */
  async #isStillWanted(): Promise<boolean> {
    const { events } = await this.context.device.run(this.run.id);
    const stop = events.find((one) => one.id === this.stop.id);
    if (stop && isOpenStop(stop)) return true;
    const became = stop ? inWords(eventStatusName(stop.delivery_event_status_id)) : 'taken off the run';
    this.#say(`left alone: the office has changed it (${became})`);
    return false;
  }

  async #perform(step: Step): Promise<void> {
    switch (step.kind) {
      case 'drive':
        return this.#drive(step);
      case 'stay':
        return this.#stay(step.minutes);
      case 'status':
        await this.#change([this.stop.id], step.statusId, {
          ...step.words,
          signature: this.#signature(step),
        });
        return this.#tell(step.statusId);
      case 'bags':
        await this.#change(step.eventIds, step.statusId, step.words);
        return this.#say(`${bags(step.eventIds)} ${inWords(eventStatusName(step.statusId))}`);
      case 'handOver':
        await this.context.device.returnDelivery(this.run, step.eventIds);
        this.#say(`${bags(step.eventIds)} back at the CDP`);
    }
  }

  /** As the demo day has them: for what is handed over. */
  #signature({ statusId }: Extract<Step, { kind: 'status' }>): string | null {
    const { id, delivery_event_type_id: typeId, leave_at_door } = this.stop;
    return isRecipientStop(typeId) ? proofOf(id, statusId, leave_at_door).signature : null;
  }

  async #change(eventIds: readonly number[], statusId: EventStatusId, said: Said): Promise<void> {
    const { device, tally } = this.context;
    const forced = await device.changeStatus(this.run, eventIds, statusId, said, this.here);
    if (forced > 0) {
      tally.forced();
      this.#say('forced, as the driver is there');
    }
    tally.changed(statusId, eventIds.length);
  }

  async #drive({ to, minutes, isSilent }: Extract<Step, { kind: 'drive' }>): Promise<void> {
    const way = this.#way ?? straightWay(this.here, to, minutes * 60);
    if (isSilent) this.#say('the phone falls silent');
    const parts = this.#parts(minutes);
    for (let part = 1; part <= parts; part++) {
      await this.context.pace.wait(minutes / parts);
      const isThere = part === parts;
      const { speed, heading, ...place } = alongWay(way, part / parts, minutes);
      this.here = isThere ? to : place;
      await this.#note(isThere ? 0 : speed, isThere ? null : heading);
      // A silent phone keeps its notes until it has a network again.
      if (!isSilent || isThere) await this.#report();
    }
    if (isSilent) this.#say('the phone speaks again');
  }

  async #stay(minutes: number): Promise<void> {
    const parts = this.#parts(minutes);
    for (let part = 1; part < parts; part++) {
      await this.context.pace.wait(minutes / parts);
      await this.#note(0, null);
      await this.#report();
    }
    await this.context.pace.wait(minutes / parts);
  }

  #parts(minutes: number): number {
    return Math.max(1, Math.floor(this.context.pace.real(minutes) / REPORT_EVERY_MS));
  }

  async #note(speed: number, heading: number | null): Promise<void> {
    if (!this.mood.isMute) await this.context.device.note({ ...this.here, speed, heading });
  }

  async #report(): Promise<void> {
    this.context.tally.reported(await this.context.device.report());
  }

  #tell(statusId: number): void {
    // The steps between are the board's to show.
    if (isClosedStatus(statusId)) this.#say(inWords(eventStatusName(statusId)));
  }

  /** By place and kind: who waits at the door is nobody's business at a terminal. */
  #say(text: string): void {
    const { secuence, delivery_event_type_id: typeId } = this.stop;
    const kind = isRecipientStop(typeId) ? 'stop' : inWords(eventTypeName(typeId) ?? 'stop');
    const { device, say } = this.context;
    say(device.auth.full_name, `${this.run.name}, ${kind} ${secuence} of ${this.run.events.length}: ${text}`);
  }
}
