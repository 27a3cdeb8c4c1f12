import { PERMISSIONS } from '../../domain/access/permissions';
import { ADDRESS_COLUMN } from '../addresses/placeScreens';
import { defineScreens, part } from '../defineScreens';
import { participants } from './participants.resource';
import { participantStates } from './participantStates';

const restrictionTime = { Input: part(() => import('./form/RestrictionTimeInput')) };

export const participantScreens = defineScreens(participants, {
  fields: {
    participant_address_full_address: { column: ADDRESS_COLUMN },
    wheelchair_type: { Input: part(() => import('./form/WheelchairInput')) },
    delivery_start_time: restrictionTime,
    delivery_end_time: restrictionTime,
  },
  steps: [
    {
      key: 'location',
      path: 'location',
      needs: PERMISSIONS.participant_addresses.list,
      load: () => import('./LocationStep'),
      messages: 'records',
    },
    {
      key: 'contacts',
      path: 'contacts',
      needs: PERMISSIONS.participants.phoneNumbers,
      load: () => import('./contacts/ContactsPage'),
      messages: 'records',
    },
    {
      key: 'mailing',
      path: 'mailing',
      needs: PERMISSIONS.participant_addresses.list,
      load: () => import('./MailingStep'),
      messages: 'records',
    },
  ],
  head: {
    states: participantStates,
    told: ['first_name', 'middle_name', 'last_name', 'status', 'inactive_reason'],
    address: 'participant_address_full_address',
    facts: ['client_code', 'date_of_birth', 'funding_source_id', 'facility_id'],
  },
  showNext: part({ load: () => import('./ParticipantNext'), messages: 'records' }),
  showActions: part({ load: () => import('./activity/ActivityActions'), messages: 'records' }),
  showMore: part({ load: () => import('./ParticipantMore'), messages: 'records' }),
  formMore: part({ load: () => import('./form/LikePeople'), messages: 'records' }),
});
