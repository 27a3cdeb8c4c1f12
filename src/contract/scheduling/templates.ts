import type { RunTemplate } from '../../domain/runs/dayTemplates';
import { answer } from '../answer';
import { callContract } from '../call';
import { dayQuery } from '../day';

export const templatesCall = callContract({
  method: 'GET',
  path: '/scheduling/templates',
  tags: ['scheduling'],
  summary: 'The runs of master data on a day: due or not and why, already created, conflicts',
  query: dayQuery,
  answer: answer<RunTemplate[]>([
    { run_id: 'number', clashes: 'list?', unavailable: 'list?', notices: 'list?' },
  ]),
});
