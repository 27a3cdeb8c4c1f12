import { number, object } from 'yup';
import {
  checklistCall,
  postInspectionCall,
  signOffCall,
} from '../../../src/contract/inspections/inspections';
import type { RouteModule } from '../../context';
import { actorOf } from '../../platform/plugins/actor';
import { notFound } from '../../platform/plugins/errors';
import { serve, serveWrite } from '../../platform/plugins/serve';
import { formOfUser } from '../../platform/settings/timeForm';
import { findRow } from '../../records/resources/crudRepository';
import { resourceOf } from '../../records/resources/fieldSql';
import { scopeOf } from '../../records/resources/scopes';
import { inspectionPdf } from './inspectionPdf';
import { postInspection, readChecklist, runToInspect } from './postInspection';
import { signOff } from './signOff';

const params = object({ id: number().integer().min(1).max(Number.MAX_SAFE_INTEGER).required() });
/** A signature in base64 and the answers. */
const MAX_REPORT_BYTES = 600 * 1024;

/** What drivers report of their vehicles, and how they drive again; lists and records have the routes of the declaration. */
export const inspectionsRoutes: RouteModule = (app, context) => {
  serve(app, checklistCall, { scope: 'run' }, async (request) => {
    const run = await runToInspect(context.db, request, request.query.delivery_manifest_id);
    const { vehicle_id, vehicle_name, type } = run;
    return { vehicle_id, vehicle_name, items: await readChecklist(context.db, type) };
  });

  serveWrite(
    app,
    context,
    postInspectionCall,
    { scope: 'self', bodyLimit: MAX_REPORT_BYTES },
    async (trx, request) => ({
      status: 201,
      body: await postInspection(trx, context, request, request.body),
    }),
  );

  serveWrite(app, context, signOffCall, { scope: 'cdp' }, (trx, request) =>
    signOff(trx, context, request, { id: request.params.id, note: request.body.note }),
  );

  app.get<{ Params: { id: number } }>(
    '/inspections/:id/pdf',
    {
      config: { access: { as: ['GET', '/inspections/:id'] }, scope: 'run' },
      schema: { params, tags: ['inspections'], summary: 'An inspection to print, as PDF' },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const { id } = request.params;
      if (!(await findRow(context.db, resourceOf('inspections'), id, scopeOf('inspections', actor))))
        throw notFound();
      const form = await formOfUser(context.db, actor.user_id);
      const reader = { language: actor.language, form, full_name: actor.full_name };
      return reply
        .type('application/pdf')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="inspection-${id}.pdf"`)
        .send(await inspectionPdf(context, id, reader));
    },
  );
};
