import { randomUUID } from 'node:crypto';
import type { CommandAnswer, ManifestView } from '../../../src/domain/runs/dispatchView';
import { toWire } from '../../../src/domain/time/dates';
import type { waysCall } from '../../../src/contract/board/ways';
import type { AnswerOf } from '../../../src/contract/call';
import type { Point } from '../../../src/domain/addresses/distance';
import { encodePolyline } from '../../../src/domain/addresses/encodePolyline';
import { decodePolyline } from '../../../src/domain/addresses/mapDefaults';
import { overrideQuestion } from '../../../src/domain/wire/errorCodes';
import type { EventStatusId } from '../../../src/domain/stops/eventStatus';
import { MANIFESTS_PER_PAGE } from '../../../src/domain/wire/lists';
import type { Words } from '../outcomeWords';
import { ApiSession, NoSession, type ApiAnswer } from './apiSession';
import type { Clock } from './pace';
import { wayOnRoads, type Way } from './way';

/** The AUTH object of spec §3, as far as a device reads it. */
export interface DriverAuth {
  employee_id: number | null;
  full_name: string;
  time_zone: string;
}

export interface Fix extends Point {
  /** Metres per second. */
  speed: number;
  /** Degrees clockwise from north; null when standing. */
  heading: number | null;
}

/** The server said no: its code and its words. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Nothing more can be done with this session. */
export class SignedOut extends Error {}

/** What a driver says of a new status, and the signature that was given for it: base64 PNG. */
export interface Said extends Words {
  signature?: string | null;
}

interface BulkResult {
  results?: { id: number; ok: boolean; status_code: string | null; message: string | null }[];
}

type WaysAnswer = Partial<AnswerOf<typeof waysCall>>;

/** A server that restarts is back within this many tries. */
const TRIES = 30;
const TRY_AGAIN_MS = 2_000;
/** A device's own position is good to so many metres. */
const ACCURACY = 12;

/** What a driver's telephone says to the server: the public API, and nothing besides (contract.md). */
export class DriverDevice {
  #hasRoads = true;
  #kept: object[] = [];
  #lastFix = 0;

  constructor(
    private readonly session: ApiSession,
    readonly auth: DriverAuth,
    private readonly clock: Clock,
    private readonly signal: AbortSignal,
  ) {}

  async runsOf(date: string): Promise<ManifestView[]> {
    const path = `/delivery_manifest?date=${date}&events=1&per_page=${MANIFESTS_PER_PAGE}`;
    return (await this.#ask(() => this.session.get<ManifestView[]>(path))).body;
  }

  async run(id: number): Promise<ManifestView> {
    return (await this.#ask(() => this.session.get<ManifestView>(`/delivery_manifest/${id}`))).body;
  }

  /** The way along streets, as the device's navigation would know it; null: this server has no roads or does not tell. */
  async wayBetween(from: Point, to: Point): Promise<Way | null> {
    if (!this.#hasRoads) return null;
    const body = { chains: [encodePolyline([from, to])], with_times: true };
    const { status, body: found } = await this.#post<WaysAnswer>('/delivery_manifest/ways', body);
    const [[line = ''] = []] = found.ways ?? [];
    this.#hasRoads = status < 400 && found.ways?.length !== 0;
    const points = status < 400 ? decodePolyline(line) : [];
    return points.length > 1 ? wayOnRoads(from, to, points, found.times?.[0]?.[0] ?? []) : null;
  }

  /** Notes where the vehicle is. No two notes share a second, so at any speed the clock has to move on between them. */
  async note(fix: Fix): Promise<void> {
    const next = this.#lastFix + 1000;
    const early = next - this.clock.now().getTime();
    if (early > 0) await this.clock.sleep(early, this.signal);
    const now = this.clock.now();
    this.#lastFix = Math.floor(now.getTime() / 1000) * 1000;
    this.#kept.push({
      employee_id: this.auth.employee_id,
      recorded_at: toWire(now),
      accuracy: ACCURACY,
      ...fix,
    });
  }

  /** Reports what has been noted since the last time, in one call. Answers how many the server took. */
  async report(): Promise<number> {
    if (this.#kept.length === 0) return 0;
    const kept = this.#kept;
    this.#kept = [];
    return (await this.#ask(() => this.session.post<{ accepted: number }>('/positions', kept))).body.accepted;
  }

  /**
   * Gives stops a status where the driver stands. What the server wants to be asked twice about (br003, br006) is
   * forced: the driver is there. Answers how many stops were forced.
   */
  async changeStatus(
    run: ManifestView,
    eventIds: readonly number[],
    statusId: EventStatusId,
    said: Said,
    at: Point,
  ): Promise<number> {
    const { other_non_delivery_reason_description: other_reason, ...words } = said;
    const body = {
      ...words,
      other_reason,
      delivery_event_status_id: statusId,
      datetime: toWire(this.clock.now()),
      latitude: at.latitude,
      longitude: at.longitude,
    };
    const send = (ids: readonly number[], verb: string) =>
      this.#post(`/delivery_manifest/${run.id}/delivery_events/${ids[0]}/${verb}`, {
        ...body,
        ...(ids.length > 1 ? { delivery_event_ids: ids } : {}),
      });
    const forceable = await this.#refusedOf(eventIds, await send(eventIds, 'change_status'));
    if (forceable.length === 0) return 0;
    const left = await this.#refusedOf(forceable, await send(forceable, 'change_status_override'));
    if (left.length > 0) throw new Refused('br003', 'Not even the override was taken');
    return forceable.length;
  }

  async returnDelivery(run: ManifestView, eventIds: readonly number[]): Promise<void> {
    const answer = await this.#post(`/delivery_manifest/${run.id}/return_delivery`, {
      delivery_event_ids: eventIds,
    });
    await this.#refusedOf(eventIds, answer);
  }

  signOut(): Promise<void> {
    return this.session.signOut();
  }

  /** Stops of the answer that ask for an override. Throws `Refused` for any other refusal. */
  async #refusedOf(eventIds: readonly number[], answer: ApiAnswer<BulkResult & CommandAnswer>) {
    if (answer.status >= 400) {
      const { status_code, message } = answer.body as unknown as { status_code?: string; message?: string };
      if (overrideQuestion(status_code)) return eventIds;
      throw new Refused(status_code ?? `HTTP ${answer.status}`, message ?? '');
    }
    const refused = (answer.body.results ?? []).filter((result) => !result.ok);
    const final = refused.find((result) => !overrideQuestion(result.status_code));
    if (final) throw new Refused(final.status_code ?? '', final.message ?? '');
    return refused.map((result) => result.id);
  }

  /** One command under one key, however often it has to be sent. */
  #post<Body = BulkResult & CommandAnswer>(path: string, body: object): Promise<ApiAnswer<Body>> {
    const key = randomUUID();
    return this.#ask(() => this.session.post<Body>(path, body, key), true);
  }

  /** Asks again while there is no answer at all. Throws `SignedOut`, and `Refused` unless the caller reads refusals. */
  async #ask<Body>(ask: () => Promise<ApiAnswer<Body>>, readsRefusals = false): Promise<ApiAnswer<Body>> {
    for (let tries = 1; ; tries++) {
      this.signal.throwIfAborted();
      try {
        const answer = await ask();
        if (answer.status < 400) return answer;
        const { status_code, message = '' } = answer.body as { status_code?: string; message?: string };
        if (answer.status === 401) throw new SignedOut(message);
        if (readsRefusals && answer.status < 500) return answer;
        throw new Refused(status_code ?? `HTTP ${answer.status}`, message);
      } catch (error) {
        if (!(error instanceof NoSession) || tries === TRIES) throw error;
        await this.clock.sleep(TRY_AGAIN_MS, this.signal);
      }
    }
  }
}

/** Signs a driver in on the app. Throws `NoSession` in the server's words. */
export async function signInDriver(
  base: string,
  credentials: { email: string; password: string },
  clock: Clock,
  signal: AbortSignal,
): Promise<DriverDevice> {
  const session = new ApiSession(base, 'mobile');
  const auth = await session.signIn<DriverAuth>(credentials.email, credentials.password);
  return new DriverDevice(session, auth, clock, signal);
}
