import type { FastifyInstance } from 'fastify';
import { number, object, type InferType } from 'yup';
import { placeField, stopIdsField } from '../../../src/contract/dispatch/fields';
import { toWire } from '../../../src/domain/time/dates';
import { planMove } from '../../../src/domain/planning/planMove';
import { TRIP_BACK_ID } from '../../../src/domain/runs/tripBack';
import type { ServerContext } from '../../context';
import { actorOf } from '../../platform/plugins/actor';
import { readPace } from '../../planning/roads/readPace';
import { readEvents, readManifests } from './readManifests';
import { withinScope } from '../../records/runs/runScope';

const body = object({
  delivery_event_ids: stopIdsField(),
  /** Run that they would go to; null: the pool. */
  delivery_manifest_id: number().integer().min(1).nullable(),
  at: placeField(),
});

/**
 * Computes the effect of a move without performing it, with the same code as the command
 * (`src/domain/planning/planMove`).
 */
export function movePreviewRoute(app: FastifyInstance, { db, clock }: ServerContext): void {
  app.post<{ Body: InferType<typeof body> }>(
    '/delivery_manifest/move_preview',
    {
      config: { access: { as: ['POST', '/delivery_manifest/:manifestId/move'] }, scope: 'run' },
      schema: { body, tags: ['dispatch'], summary: 'Preview the effect of a move' },
    },
    async (request) => {
      const { delivery_event_ids: ids, delivery_manifest_id: to = null, at } = request.body;
      const actor = actorOf(request);
      const events = await readEvents(db, ids);
      const now = clock();
      const runIds = [
        ...events.flatMap((event) => event.delivery_manifest_id ?? []),
        ...(to === null ? [] : [to]),
      ];
      const manifests = withinScope(actor, await readManifests(db, [...new Set(runIds)], now));
      const runs = manifests.map((manifest) => ({ ...manifest, stops: manifest.events }));
      const pool = withinScope(
        actor,
        events.filter((event) => event.delivery_manifest_id === null),
      );
      const move = { stopIds: ids, to, at: at ?? undefined };
      const plan = planMove(runs, pool, move, now, await readPace(db));
      const wire = (arrivals: ReadonlyMap<number, number>) =>
        Object.fromEntries([...arrivals].map(([id, time]) => [id, toWire(new Date(time))]));
      const runsAfter = plan.runs.map(({ order, arrivals, ...run }) => ({
        ...run,
        order: order.filter((id) => id !== TRIP_BACK_ID),
        is_trip_back: order.includes(TRIP_BACK_ID),
        arrivals: wire(new Map([...arrivals].filter(([id]) => id !== TRIP_BACK_ID))),
      }));
      return { ...plan, runs: runsAfter };
    },
  );
}
