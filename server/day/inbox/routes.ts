import {
  changeEntryCall,
  dismissEntriesCall,
  dismissEntryCall,
  inboxCall,
  inboxEntryCall,
  inboxTotalCall,
  mergeEntriesCall,
  processEntriesCall,
  reopenEntryCall,
} from '../../../src/contract/inbox/entries';
import { HOUR_MS } from '../../../src/domain/time/durations';
import type { RouteModule } from '../../context';
import { actorOf } from '../../platform/plugins/actor';
import { notFound } from '../../platform/plugins/errors';
import { serve, serveWrite } from '../../platform/plugins/serve';
import { etag } from '../../platform/plugins/versions';
import { changeEntry } from './changeEntry';
import { dismissEntries, dismissEntry, reopenEntry } from './dismissEntries';
import { mergeEntries } from './mergeEntries';
import { pruneClientRequests } from './onceForClient';
import { processToLots } from './processToLots';
import { filteredInbox, readEntries, readInbox, readMergedInto } from './readInbox';

const OFFICE = { scope: 'cdp' } as const;
const LISTING = { access: { as: ['GET', inboxCall.path] }, scope: 'cdp' } as const;
const DISMISSING = { access: { as: ['DELETE', inboxEntryCall.path] }, scope: 'cdp' } as const;

/** The deliveries inbox: orders that arrived by API or by hand and wait to become a lot (spec §6). */
export const inboxRoutes: RouteModule = (app, context) => {
  const { db, clock } = context;
  app.jobs.every(HOUR_MS, 'pruneInboxRequests', () => pruneClientRequests(context));

  serve(app, inboxCall, OFFICE, (request) => readInbox(db, actorOf(request), request.query, clock()));

  serve(app, inboxTotalCall, LISTING, (request) =>
    filteredInbox(db, actorOf(request), request.query, clock())
      .select((query) => query.fn.countAll<number>().as('total_items'))
      .executeTakeFirstOrThrow(),
  );

  serve(app, inboxEntryCall, OFFICE, async (request, reply) => {
    const { id } = request.params;
    const [entry] = await readEntries(db, actorOf(request), [id]);
    if (!entry) throw notFound();
    etag(reply, entry.version);
    return { ...entry, merged: await readMergedInto(db, actorOf(request), id) };
  });

  serveWrite(app, context, changeEntryCall, OFFICE, (trx, request) => {
    const { values, funding_source_id, close_door_pharmacy_id = null, delivery_date = null } = request.body;
    const change = { values, funding_source_id, close_door_pharmacy_id, delivery_date };
    return changeEntry(trx, request, request.params.id, change, clock());
  });

  serveWrite(app, context, dismissEntryCall, OFFICE, (trx, request) =>
    dismissEntry(trx, request, request.params.id, request.body.reason, clock()),
  );

  serveWrite(app, context, dismissEntriesCall, DISMISSING, (trx, request) =>
    dismissEntries(trx, request, request.body.ids, request.body.reason, clock()),
  );

  serveWrite(app, context, reopenEntryCall, DISMISSING, (trx, request) =>
    reopenEntry(trx, request, request.params.id, clock()),
  );

  serveWrite(app, context, mergeEntriesCall, OFFICE, (trx, request) =>
    mergeEntries(trx, request, request.body, clock()),
  );

  serveWrite(app, context, processEntriesCall, OFFICE, (trx, request) =>
    processToLots(trx, request, request.body, clock()),
  );
};
