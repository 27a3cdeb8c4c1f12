import { isRecipientStop } from '../../domain/stops/eventType';
import { PERMISSIONS } from '../../domain/access/permissions';
import type { DeliveryAction } from './deliveryAction';
import { lazyPart } from '../../providers/lazyPart';
import { withMessages } from '../../providers/messageSets';

/** Name, phones and address of a stop's participant (spec §2 "Edit participant info with address"). */
export const editParticipant: DeliveryAction = {
  name: 'editParticipant',
  access: PERMISSIONS.participants.updateMainInfo,
  refusal: ({ event }) =>
    event.participant_id !== null && isRecipientStop(event.delivery_event_type_id) ? null : 'notRecipient',
  of: 'stop',
  Dialog: lazyPart(withMessages('records', () => import('./EditParticipantDialog'))),
};
