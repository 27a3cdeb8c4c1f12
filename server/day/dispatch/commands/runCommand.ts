import type { FastifyRequest } from 'fastify';
import type { CommandAnswer as AnswerView } from '../../../../src/domain/runs/dispatchView';
import type { ServerContext } from '../../../context';
import { once, type CommandAnswer } from '../../../platform/plugins/idempotency';
import { inSpan } from '../../../platform/tracing/spans';
import { UnitOfWork, type WorkOptions } from './work/unitOfWork';

type Given = Pick<WorkOptions, 'name' | 'isForced' | 'commandId' | 'onClosedDay'>;

/**
 * Runs a command as one transaction, once per `Idempotency-Key`. `apply` checks and writes. The same transaction then
 * writes all related records, or nothing is written.
 *
 * @param part names one of several commands that a request consists of; each can be repeated separately
 */
export function runCommand(
  context: ServerContext,
  request: FastifyRequest,
  given: Given,
  apply: (work: UnitOfWork) => Promise<void>,
  part?: string,
): Promise<CommandAnswer<AnswerView>> {
  const { metrics } = request.server;
  return inSpan(`command ${given.name}`, () =>
    once(
      context,
      request,
      async (trx) => {
        const work = new UnitOfWork({ ...given, trx, request, now: context.clock() });
        await apply(work);
        return { status: 200, body: await work.finish() };
      },
      part,
    ),
  ).then(
    (answer) => {
      metrics.countCommand(given.name, 'done');
      return answer;
    },
    (refusal: unknown) => {
      metrics.countCommand(given.name, 'refused');
      throw refusal;
    },
  );
}
