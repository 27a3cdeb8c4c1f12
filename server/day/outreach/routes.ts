import {
  previewValuesCall,
  recipientMessagesCall,
  saveRuleCall,
  saveTemplateCall,
} from '../../../src/contract/messages/recipientMessages';
import { MESSAGE_CHANNELS } from '../../../src/domain/messages/channels';
import { RECIPIENT_EVENTS } from '../../../src/domain/messages/recipientEvents';
import { MINUTE_MS } from '../../../src/domain/time/durations';
import type { RouteModule } from '../../context';
import { transportsOf } from '../../outside/messages/transports';
import { inTransaction } from '../../platform/database/transaction';
import { serve, serveWrite } from '../../platform/plugins/serve';
import { previewValues } from './previewValues';
import { readWords } from './readRules';
import { remindRecipients } from './remindRecipients';
import { saveRule } from './saveRule';
import { saveTemplate } from './saveTemplate';
import { ORDERS_JOB, tellOfOrders } from './tellOfOrders';

const REMIND_EVERY_MS = 10 * MINUTE_MS;

/** What recipients are told by themselves: rules, words, and the jobs that tell what no command causes. */
export const outreachRoutes: RouteModule = (app, context) => {
  const { db, clock, config } = context;
  app.jobs.every(REMIND_EVERY_MS, 'recipients.remind', () => remindRecipients(context));
  app.jobs.handle(ORDERS_JOB, tellOfOrders(context));
  const transports = transportsOf(config);
  const connected = MESSAGE_CHANNELS.filter((channel) => transports[channel] !== null);

  serve(app, recipientMessagesCall, { scope: 'operation' }, async () => {
    const rows = await db.selectFrom('recipient_rules').selectAll().orderBy('id').execute();
    const wordsOf = await readWords(db);
    const operation = rows.find(
      (row) => row.close_door_pharmacy_id === null && row.funding_source_id === null,
    );
    return {
      rules: rows.map(({ version, close_door_pharmacy_id, funding_source_id, channels, daily_budget }) => ({
        version,
        close_door_pharmacy_id,
        funding_source_id,
        channels,
        daily_budget,
      })),
      sms_price: operation?.sms_price ?? null,
      voice_price: operation?.voice_price ?? null,
      templates: RECIPIENT_EVENTS.map((event) => ({ event, ...wordsOf(event) })),
      connected,
    };
  });

  serveWrite(app, context, saveRuleCall, { scope: 'operation' }, (trx, request) =>
    saveRule(trx, request, request.body, clock()),
  );

  serveWrite(app, context, saveTemplateCall, { scope: 'operation' }, (trx, request) =>
    saveTemplate(trx, request, request.params.event, request.body.words, clock()),
  );

  const preview = { access: { as: ['GET', recipientMessagesCall.path] }, scope: 'operation' } as const;
  serve(app, previewValuesCall, preview, (request, reply) => {
    void reply.header('cache-control', 'no-store');
    return inTransaction(db, (trx) => previewValues(context, trx, request, request.query.order_number));
  });
};
