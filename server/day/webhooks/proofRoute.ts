import { object, string } from 'yup';
import type { RouteModule } from '../../context';
import { notFound } from '../../platform/plugins/errors';
import { proofOfEvent } from '../proof/readProof';
import { sealedPdf } from '../proof/sealedPdf';
import { readProofToken } from './proofLink';

/** Per address: a system that fetches the proofs of a day, not a program that tries tokens. */
const MAX_PER_MINUTE = 120;
const path = object({ token: string().max(200).required() });

/** The proof of a delivery by the link that a webhook carries, without a session; each reading is in the log. */
export const clientProofRoute: RouteModule = (app, context) => {
  app.get<{ Params: { token: string } }>(
    '/client_proofs/:token',
    {
      config: { access: 'public', scope: 'none', rateLimit: { max: MAX_PER_MINUTE, timeWindow: '1 minute' } },
      schema: {
        params: path,
        tags: ['webhooks'],
        summary: 'The proof of a delivery as PDF, by the link of a webhook',
      },
    },
    async (request, reply) => {
      const opened = await readProofToken(context, request.params.token);
      const endpoint =
        opened &&
        (await context.db
          .selectFrom('webhook_endpoints')
          .select('name')
          .where('id', '=', opened.endpointId)
          .executeTakeFirst());
      const found = endpoint && (await proofOfEvent(context.db, opened.deliveryId));
      if (!endpoint || !found) throw notFound();
      const { proof } = found;
      const client = { user_id: null, full_name: endpoint.name };
      const author = { ...client, remote_address: request.ip, request_id: request.id };
      const sealer = { ...client, language: 'en' as const };
      const bytes = await sealedPdf(context, { proof, printed: proof, map: null, sealer, author });
      return reply
        .type('application/pdf')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="delivery-${proof.event_id}.pdf"`)
        .send(bytes);
    },
  );
};
