import { answer } from '../answer';
import { callContract } from '../call';

const PATH = '/person_exports';
const tags = ['kept data'];

/** Number of the background task. */
const started = answer<{ uuid: string }>({ uuid: 'text' });

export const exportParticipantCall = callContract({
  method: 'POST',
  path: `${PATH}/participants/:id`,
  tags,
  summary: 'All that is kept of a participant, as a ZIP file',
  answer: started,
});

export const exportEmployeeCall = callContract({
  method: 'POST',
  path: `${PATH}/employees/:id`,
  tags,
  summary: 'All that is kept of an employee, as a ZIP file',
  answer: started,
});

export const exportOwnCall = callContract({
  method: 'POST',
  path: `${PATH}/own`,
  tags,
  summary: 'All that is kept of the person who asks, as a ZIP file',
  answer: started,
});
