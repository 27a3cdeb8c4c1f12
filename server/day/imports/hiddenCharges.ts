import type { FastifyInstance } from 'fastify';
import { withoutChargesOfLot } from '../../../src/domain/imports/hiddenCharges';
import type { ServerContext } from '../../context';

/** Leaves amounts out of what these routes show of files, for a person whose employee has the option that hides them. */
export function hideChargesOfFiles(app: FastifyInstance, { db }: ServerContext): void {
  app.addHook('preSerialization', async (request, _reply, payload) => {
    if (!request.actor?.hides_charges) return payload;
    const { lotId } = request.params as { lotId?: number };
    if (lotId === undefined) return withoutChargesOfLot(payload, null);
    const lot = await db
      .selectFrom('import_lots')
      .select('mapping')
      .where('id', '=', lotId)
      .executeTakeFirst();
    return withoutChargesOfLot(payload, lot?.mapping ?? null);
  });
}
