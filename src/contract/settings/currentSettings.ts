import type { LearnedTimes } from '../../domain/planning/learnedTimes';
import type { BrowserSettings } from '../../domain/wire/settings';
import { answer } from '../answer';
import { callContract } from '../call';

/** Other servers may send only some of them. `learned`: what times are corrected by. */
export const currentSettingsCall = callContract({
  method: 'GET',
  path: '/system/settings/current',
  tags: ['settings'],
  summary: 'Settings that screens go by',
  answer: answer<Partial<BrowserSettings> & { learned?: LearnedTimes | null }>({}),
});
