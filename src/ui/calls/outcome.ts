import type { CallOutcome } from '../../domain/calls/callState';

type OutcomeKey = `calls.outcomes.${CallOutcome | 'noAnswer'}`;

/** The word of an outcome: what one has missed oneself is no answer to the other. */
export function outcomeKey(outcome: CallOutcome | null, direction: 'in' | 'out'): OutcomeKey {
  if (outcome === 'missed' && direction === 'out') return 'calls.outcomes.noAnswer';
  return `calls.outcomes.${outcome ?? 'answered'}`;
}
