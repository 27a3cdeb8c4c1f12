import type { MessageChannel } from '../../../src/domain/messages/channels';
import type { RecipientEvent } from '../../../src/domain/messages/recipientEvents';
import { channelsFor, isAnythingOn, type ChannelsByEvent } from '../../../src/domain/messages/recipientRules';
import { TEMPLATE_FIELDS, type TemplateWords } from '../../../src/domain/messages/templateText';
import { DEFAULT_WORDS, wholeWords } from '../../outside/messages/defaultWords';
import type { Db, Trx } from '../../platform/database/database';
import { LANGUAGES } from '../../../src/domain/wire/languages';

interface Place {
  close_door_pharmacy_id: number;
  funding_source_id: number;
}

export interface Rules {
  isOff: boolean;
  channelsOf(place: Place, event: RecipientEvent): readonly MessageChannel[];
}

/** All rules: one row per CDP and client that differs, and the operation's. One query. */
export async function readRules(db: Db | Trx): Promise<Rules> {
  const rows = await db
    .selectFrom('recipient_rules')
    .select(['close_door_pharmacy_id', 'funding_source_id', 'channels'])
    .execute();
  const byCdp = new Map<number, ChannelsByEvent>();
  const byClient = new Map<number, ChannelsByEvent>();
  let operation: ChannelsByEvent = {};
  for (const { close_door_pharmacy_id: cdp, funding_source_id: client, channels } of rows) {
    if (cdp !== null) byCdp.set(cdp, channels);
    else if (client !== null) byClient.set(client, channels);
    else operation = channels;
  }
  return {
    isOff: !rows.some(({ channels }) => isAnythingOn(channels)),
    channelsOf: ({ close_door_pharmacy_id, funding_source_id }, event) =>
      channelsFor([operation, byCdp.get(close_door_pharmacy_id), byClient.get(funding_source_id)], event),
  };
}

/** Whether words are those that come with the product. */
export function areOurs(event: RecipientEvent, words: TemplateWords): boolean {
  return LANGUAGES.every((language) =>
    TEMPLATE_FIELDS.every((field) => words[language][field] === DEFAULT_WORDS[event][language][field]),
  );
}

/** The words of an event: the operation's own, or ours. */
export async function readWords(
  db: Db | Trx,
): Promise<(event: RecipientEvent) => { words: TemplateWords; version: number; is_own: boolean }> {
  const rows = await db.selectFrom('recipient_templates').select(['event', 'words', 'version']).execute();
  const own = new Map(rows.map(({ event, ...template }) => [event, template]));
  return (event) => {
    const template = own.get(event);
    if (!template) return { words: DEFAULT_WORDS[event], version: 1, is_own: false };
    const words = wholeWords(event, template.words);
    return { words, version: template.version, is_own: !areOurs(event, words) };
  };
}
