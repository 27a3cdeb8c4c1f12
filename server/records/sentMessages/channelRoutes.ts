import { sql } from 'kysely';
import {
  channelsCall,
  messagesCall,
  testChannelCall,
  type ChannelState,
} from '../../../src/contract/messages/messages';
import { MESSAGE_CHANNELS, type MessageChannel } from '../../../src/domain/messages/channels';
import { toStoredPhone } from '../../../src/domain/people/phone';
import { EMAIL } from '../../../src/domain/wire/formats';
import { VALIDATION } from '../../../src/resources/schema/messages';
import type { RouteModule } from '../../context';
import { sendMessage } from '../../outside/messages/sendMessage';
import { transportsOf } from '../../outside/messages/transports';
import type { Db } from '../../platform/database/database';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { invalid } from '../../platform/plugins/errors';
import { serve, serveWrite } from '../../platform/plugins/serve';
import { readSettings } from '../../platform/settings/readSettings';
import { languageOf } from '../../../src/domain/wire/languages';

type Facts = Omit<ChannelState, 'is_connected' | 'per_second'>;

/** When each channel last worked and last failed, and what waits there. One query. */
async function readChannels(db: Db): Promise<ReadonlyMap<MessageChannel, Facts>> {
  const { rows } = await sql<Facts>`
    select channel, max(sent_at) as last_success_at, count(*) filter (where state in ('waiting', 'held'))::int as waiting,
      max(created_at) filter (where state = 'failed') as last_failure_at,
      (array_agg(error order by id desc) filter (where state = 'failed'))[1] as last_error
    from messages group by channel`.execute(db);
  return new Map(rows.map((row) => [row.channel, row]));
}

/** Ten digits, or an address in small letters. Throws 422. */
function addressOf(channel: MessageChannel, to: string): string {
  if (channel === 'email') {
    if (!EMAIL.test(to)) throw invalid({ to: { message: VALIDATION.email } });
    return to.toLowerCase();
  }
  const phone = toStoredPhone(to);
  if (phone === null) throw invalid({ to: { message: VALIDATION.phone } });
  return phone;
}

/** The ways of messages: whether each is connected, when it last worked, and a test. */
export const channelRoutes: RouteModule = (app, context) => {
  const { db, config } = context;
  const transports = transportsOf(config);
  const reading = { access: { as: ['GET', messagesCall.path] }, scope: 'operation' } as const;
  serve(app, channelsCall, reading, async () => {
    const known = await readChannels(db);
    return MESSAGE_CHANNELS.map((channel) => ({
      channel,
      last_success_at: null,
      last_failure_at: null,
      last_error: null,
      waiting: 0,
      ...known.get(channel),
      is_connected: transports[channel] !== null,
      per_second: config.messages.perSecond[channel],
    }));
  });

  serveWrite(app, context, testChannelCall, { scope: 'operation' }, async (trx, request) => {
    const { channel } = request.params;
    const to = addressOf(channel, request.body.to);
    const { user_id, full_name } = actorOf(request);
    const { default_language } = await readSettings(trx);
    await writeAudit(trx, request, {
      action: 'testChannel',
      resource: 'messages',
      record_id: 0,
      changes: { channel: { from: null, to: channel } },
    });
    const id = await sendMessage(trx, {
      channel,
      to,
      language: languageOf(default_language) ?? 'en',
      template: 'test',
      args: { name: 'Rx Dispatch' },
      created_by: { user_id, full_name },
    });
    return { status: 201, body: { id } };
  });
};
