import type { FastifyInstance } from 'fastify';
import type { AnyObjectSchema } from 'yup';
import type { Problems } from '../../src/domain/wire/problem';
import type { ServerContext } from '../context';
import { once, sendAnswer } from '../plugins/idempotency';
import { etag } from '../plugins/versions';
import { ID_PARAMS } from '../resources/answerSchemas';
import type { StoredRow } from '../resources/crudRepository';
import { readRun, saveRunPart, type RunPart, type RunWithDetails } from './saveRunPart';

/** One step of a run's card, beside the run itself. */
interface RunStep<Body> {
  /** Of its path: `/runs/:id/{name}`. */
  name: string;
  /** What the step is about, for the summaries. */
  subject: string;
  body: AnyObjectSchema;
  answer: AnyObjectSchema;
  answerOf: (found: RunWithDetails) => object;
  partOf: (body: Body) => RunPart;
  /** What is wrong with it on the run as it is stored. */
  problemsOf: (body: Body, run: StoredRow) => Problems;
}

/** Reads a step and replaces it, each under the version of the run. */
export function runStepRoutes<Body>(app: FastifyInstance, context: ServerContext, step: RunStep<Body>): void {
  const { subject, answerOf } = step;
  const path = `/runs/:id/${step.name}`;
  const described = { params: ID_PARAMS, tags: ['runs'], response: { 200: step.answer } };

  app.get<{ Params: { id: number } }>(
    path,
    {
      // Whoever reads the run reads all of it.
      config: { access: { as: ['GET', '/runs/:id'] }, scope: 'run' },
      schema: { ...described, summary: subject },
    },
    async (request, reply) => {
      const found = await readRun(context.db, request, request.params.id);
      etag(reply, found.run.version);
      return answerOf(found);
    },
  );

  app.put<{ Params: { id: number } }>(
    path,
    {
      config: { access: 'own', scope: 'run' },
      schema: {
        ...described,
        body: step.body,
        summary: `Replace ${subject.charAt(0).toLowerCase()}${subject.slice(1)}`,
      },
    },
    async (request, reply) => {
      // As the schema of the body has left it.
      const body = request.body as Body;
      const part = step.partOf(body);
      const answer = await once(context, request, async (trx) => {
        const saved = await saveRunPart(trx, context, request, request.params.id, part, (run) =>
          step.problemsOf(body, run),
        );
        return { status: 200, body: answerOf(saved), headers: { etag: `"${saved.run.version}"` } };
      });
      return sendAnswer(reply, answer);
    },
  );
}
