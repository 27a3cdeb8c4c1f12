import { defineResource, type RecordFor } from '../schema/defineResource';
import { boolean, text } from '../schema/fields';

/** Funding sources, shown to users as Clients (spec §1, §3). */
export const fundingSources = defineResource({
  name: 'funding_sources',
  path: '/funding_sources',
  screen: '/data/clients',
  representation: 'name',
  fields: {
    name: text({ required: true, unique: true, max: 80 }),
    is_active: boolean({ required: true, initial: true }),
  },
  list: ['name', 'is_active'],
  filters: ['name', 'is_active'],
  search: ['name'],
  form: { identity: ['name', 'is_active'] },
  sort: { field: 'name', order: 'ASC' },
  actions: ['list', 'show', 'create', 'edit'],
});
export type FundingSource = RecordFor<typeof fundingSources>;
