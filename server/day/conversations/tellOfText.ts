import { PERMISSIONS } from '../../../src/domain/access/permissions';
import type { Trx } from '../../platform/database/database';
import { notifyPeople } from '../../platform/notifications/notifyPeople';
import { peopleWho } from '../../platform/notifications/peopleWho';

interface TextForPerson {
  conversation_id: number;
  text_id: number;
  /** Null: nobody's recipient, so people of the whole operation are told. */
  cdpId: number | null;
  eventId: number | null;
  now: Date;
}

/** Tells the office of a text message that a person has to read. To call last in a transaction (`publish`). */
export async function tellOfText(trx: Trx, { conversation_id, text_id, cdpId, eventId }: TextForPerson) {
  await notifyPeople(trx, `text ${text_id}`, () => peopleWho(trx, PERMISSIONS.conversations.list, cdpId), {
    type: 'message_in',
    title: 'A recipient has written',
    body: 'Open text messages to read and answer it.',
    json_body: { conversation_id, event_id: eventId },
  });
}
