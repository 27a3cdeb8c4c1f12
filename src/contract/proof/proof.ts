import type { ProofView } from '../../domain/stops/proofView';
import { answer } from '../answer';
import { callContract } from '../call';

export const proofCall = callContract({
  method: 'GET',
  path: '/delivery_events/:id/proof',
  tags: ['proof'],
  summary: 'Everything about one delivery',
  answer: answer<ProofView>({
    life_cycle: [{ transitions: [{}] }],
    refrigeration_needed: 'boolean',
    leave_at_door: 'boolean',
  }),
});
