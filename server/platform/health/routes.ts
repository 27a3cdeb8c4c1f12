import type { RouteModule } from '../../context';
import { sql } from 'kysely';

const ANSWER_WITHIN_MS = 2_000;

async function answersInTime(query: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>(
    (resolve) => (timer = setTimeout(() => resolve(false), ANSWER_WITHIN_MS)),
  );
  const answered = query.then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}

/**
 * `/healthz`: the process is alive. `/readyz`: database and jobs work, and reads of private data are being logged; 503
 * says which does not. At the root.
 */
export const healthRoutes: RouteModule = (app, { db }) => {
  const config = { access: 'public', scope: 'none' } as const;
  app.get('/healthz', { config }, async () => ({ status: 'alive' }));
  app.get('/readyz', { config }, async (_request, reply) => {
    const database = await answersInTime(sql`select 1`.execute(db));
    const jobs = app.jobs.isRunning;
    const read_log = app.reads.isWritten;
    return reply.code(database && jobs && read_log ? 200 : 503).send({ database, jobs, read_log });
  });
};
