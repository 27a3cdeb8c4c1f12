import { createHash } from 'node:crypto';
import {
  devicesCall,
  pushKeyCall,
  revokeDeviceCall,
  testPushCall,
} from '../../../src/contract/notifications/devices';
import type { RouteModule } from '../../context';
import { inTransaction } from '../../platform/database/transaction';
import { enqueue } from '../../platform/jobs/enqueue';
import { REACH_JOB } from '../../platform/notifications/tell';
import { actorOf } from '../../platform/plugins/actor';
import { notFound } from '../../platform/plugins/errors';
import { serve } from '../../platform/plugins/serve';
import { fcmPush } from './fcm';
import { readPushKeys } from './pushKeys';
import { PUSH_JOB, pushToDevice, reachPerson } from './reach';
import { webPush } from './webPush';

/** Devices on which people are called, and the jobs that call them. */
export const pushRoutes: RouteModule = (app, context) => {
  const { db, clock, config } = context;
  const { fcm } = config.push;
  app.jobs.handle(REACH_JOB, reachPerson(context));
  app.jobs.handle(
    PUSH_JOB,
    pushToDevice(context, { web: webPush(context), mobile: fcm && fcmPush(fcm, clock) }),
  );
  app.addHook('onReady', async () => void (await readPushKeys(context)));

  const own = { access: 'signedIn', scope: 'self' } as const;
  const ofServer = { access: 'signedIn', scope: 'everybody' } as const;
  serve(app, pushKeyCall, ofServer, async () => ({ public_key: (await readPushKeys(context)).publicKey }));

  serve(app, devicesCall, own, async (request) => {
    const devices = await db
      .selectFrom('push_devices')
      .select(['id', 'kind', 'label', 'created_at', 'last_sent_at', 'address'])
      .where('user_id', '=', actorOf(request).user_id)
      .orderBy('id', 'desc')
      .execute();
    return devices.map(({ address, ...device }) => ({
      ...device,
      fingerprint: createHash('sha256').update(address).digest('hex'),
    }));
  });

  serve(app, revokeDeviceCall, own, async (request, reply) => {
    const gone = await db
      .deleteFrom('push_devices')
      .where('id', '=', request.params.id)
      .where('user_id', '=', actorOf(request).user_id)
      .returning('id')
      .executeTakeFirst();
    if (!gone) throw notFound();
    return reply.code(204).send();
  });

  serve(app, testPushCall, own, async (request) => {
    const { user_id } = actorOf(request);
    return inTransaction(db, async (trx) => {
      const devices = await trx
        .selectFrom('push_devices')
        .select('id')
        .where('user_id', '=', user_id)
        .execute();
      for (const { id: device_id } of devices) {
        const payload = { notification_id: 0, device_id };
        await enqueue(trx, {
          name: PUSH_JOB,
          payload,
          unique_key: `push test ${device_id}`,
          run_at: clock(),
        });
      }
      return { devices: devices.length };
    });
  });
};
