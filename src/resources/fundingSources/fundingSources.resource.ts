import { defineResource, type RecordFor } from '../schema/defineResource';
import { boolean, email, phone, text } from '../schema/fields';

/** Funding sources, shown to users as Clients (spec §1, §3). */
export const fundingSources = defineResource({
  name: 'funding_sources',
  path: '/funding_sources',
  screen: '/data/clients',
  representation: 'name',
  fields: {
    name: text({ required: true, unique: true, max: 80 }),
    /** Whom the office calls about an order. */
    contact_name: text({ max: 80 }),
    phone_number: phone({}),
    email: email({}),
    /** What this client asks for at every door. */
    delivery_note: text({ uppercase: false, multiline: true, max: 500 }),
    /** Its recipients may answer by their page and by text message; empty, as of clients from elsewhere: they may. */
    recipient_requests: boolean({ initial: true }),
    is_active: boolean({ required: true, initial: true }),
  },
  list: ['name', 'contact_name', 'phone_number', 'email', 'is_active'],
  filters: ['name', 'is_active'],
  search: ['name'],
  form: {
    identity: ['name', 'is_active'],
    contact: ['contact_name', 'phone_number', 'email', 'delivery_note'],
    recipients: ['recipient_requests'],
  },
  sort: { field: 'name', order: 'ASC' },
  actions: ['list', 'show', 'create', 'edit'],
});
export type FundingSource = RecordFor<typeof fundingSources>;
