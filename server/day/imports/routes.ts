import { DAY_MS } from '../../../src/domain/time/durations';
import type { RouteModule } from '../../context';
import { hideChargesOfFiles } from './hiddenCharges';
import { LOT_JOB } from './lots/createLot';
import { lotJob, resumeLots } from './lots/lotJob';
import { lotRoutes } from './lots/lotRoutes';
import { pruneImports } from './lots/pruneImports';
import { rowRoutes } from './rows/rowRoutes';
import { uploadRoutes } from './upload/uploadRoutes';

const RESUME_EVERY_MS = 30_000;

/** Imports (spec §2, §7): a file becomes a lot, its rows are repaired, and a commit puts them into the books. */
export const importsRoutes: RouteModule = async (app, context) => {
  app.jobs.handle(LOT_JOB, lotJob(context));
  app.jobs.every(RESUME_EVERY_MS, 'resumeLots', () => resumeLots(context, false));
  app.jobs.every(DAY_MS, 'pruneImports', () => pruneImports(context));
  hideChargesOfFiles(app, context);
  uploadRoutes(app, context);
  lotRoutes(app, context);
  rowRoutes(app, context);
  await resumeLots(context, true);
};
