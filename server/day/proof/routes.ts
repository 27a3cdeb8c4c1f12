import { number, object, string } from 'yup';
import { withSchemas } from '../../../src/contract/call';
import { proofCall } from '../../../src/contract/proof/proof';
import { withoutCharges } from '../../../src/domain/access/employeeOptions';
import type { ProofView } from '../../../src/domain/stops/proofView';
import { verifyCall } from '../../../src/contract/proof/verify';
import type { RouteModule } from '../../context';
import { actorOf } from '../../platform/plugins/actor';
import { deliveryScene } from './deliveryScene';
import { readProof } from './readProof';
import { serve } from '../../platform/plugins/serve';
import { sealedPdf } from './sealedPdf';
import { verifySeal } from './verify';

/** Per address: a person with a pile of papers, not a program that tries codes. */
const CHECKS_PER_MINUTE = 30;
const path = object({ id: number().integer().min(1).max(Number.MAX_SAFE_INTEGER).required() });
const verifyBody = object({
  code: string().max(40).nullable(),
  /** SHA-256 of the file, hexadecimal. */
  checksum: string()
    .matches(/^[0-9a-f]{64}$/i)
    .nullable(),
});
const tags = ['proof'];

interface WithId {
  Params: { id: number };
}

/** Everything about one delivery, to read, to print, and to check later (`/delivery-report`, `/verify`). */
export const proofRoutes: RouteModule = (app, context) => {
  const { db } = context;
  serve(app, proofCall, { scope: 'run' }, (request) => readProof(db, actorOf(request), request.params.id));

  app.get<WithId>(
    `${proofCall.path}/pdf`,
    {
      config: { access: { as: ['GET', proofCall.path] }, scope: 'run' },
      schema: { params: path, tags, summary: 'The same as one sealed PDF' },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const { id } = request.params;
      const proof = await readProof(db, actor, id);
      const map = await deliveryScene(context, actor, id);
      const printed = actor.hides_charges ? (withoutCharges(proof) as ProofView) : proof;
      const bytes = await sealedPdf(context, { proof, printed, map, sealer: actor, author: request });
      return reply
        .type('application/pdf')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="delivery-${id}.pdf"`)
        .send(bytes);
    },
  );

  const checking = {
    access: 'public',
    scope: 'none',
    rateLimit: { max: CHECKS_PER_MINUTE, timeWindow: '1 minute' },
  } as const;
  serve(app, withSchemas(verifyCall, { body: verifyBody }), checking, (request, reply) => {
    reply.header('cache-control', 'no-store');
    return verifySeal(context, request.body);
  });
};
