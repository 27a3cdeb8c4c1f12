import { array, mixed, number, object } from 'yup';
import { withSchemas } from '../../../src/contract/call';
import { dayQuery } from '../../../src/contract/day';
import { currentPositionsCall, trackCall } from '../../../src/contract/positions/positions';
import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';
import type { RouteModule } from '../../context';
import { actorOf } from '../../platform/plugins/actor';
import { ApiError } from '../../platform/plugins/errors';
import { serve } from '../../platform/plugins/serve';
import { clockError, judgePosition, type ReportedPosition } from './judgePosition';
import { PositionQueue } from './positionQueue';
import { readCurrentPositions, readTrack } from './readPositions';
import { WrongClocks } from './wrongClocks';

/** What a device collects in an hour without network, one each 10 s, and then some. */
const MAX_BATCH = 500;

// The values are judged one by one, so that one bad position does not lose the others.
const reported = object({
  employee_id: mixed().nullable(),
  latitude: mixed().nullable(),
  longitude: mixed().nullable(),
  recorded_at: mixed().nullable(),
  speed: mixed().nullable(),
  heading: mixed().nullable(),
  accuracy: mixed().nullable(),
});
const batch = array(reported.required()).min(1).max(MAX_BATCH).required();
const trackQuery = object({
  delivery_manifest_id: number().integer().min(1).max(Number.MAX_SAFE_INTEGER).required(),
});

/** Where the drivers are (contract.md, Positions). */
export const positionsRoutes: RouteModule = (app, context) => {
  const { db, clock } = context;
  const queue = new PositionQueue(context);
  const wrongClocks = new WrongClocks(context);
  const tags = ['positions'];

  app.post<{ Body: ReportedPosition[] }>(
    '/positions',
    {
      config: { access: 'own', scope: 'self', isFrequent: true },
      schema: { body: batch, tags, summary: 'A driver’s device reports where it is' },
    },
    async (request) => {
      const { client, employee_id } = actorOf(request);
      if (client !== 'mobile' || employee_id === null) {
        throw new ApiError(403, ERROR_CODE.noPermission, 'Only the device of a driver reports positions');
      }
      const now = clock();
      const judged = request.body.map((item) => judgePosition(item, employee_id, now));
      const accepted = judged.filter((each) => typeof each !== 'string');
      await queue.add(accepted);
      const error = clockError(request.body, now);
      if (error !== null) await wrongClocks.see(employee_id, error);
      return {
        accepted: accepted.length,
        results: judged.map((each, index) => {
          const reason = typeof each === 'string' ? each : null;
          return { index, ok: reason === null, reason };
        }),
      };
    },
  );

  const reading = { access: 'own', scope: 'run' } as const;
  serve(app, withSchemas(currentPositionsCall, { query: dayQuery }), reading, (request) =>
    readCurrentPositions(db, actorOf(request), request.query.date),
  );
  serve(app, withSchemas(trackCall, { query: trackQuery }), reading, (request) =>
    readTrack(db, actorOf(request), request.query.delivery_manifest_id),
  );
};
