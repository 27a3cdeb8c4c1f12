import type { activityCall } from '../../../src/contract/logs/activity';
import type { Read } from '../../../src/contract/call';

export type ActivityQuery = Read<(typeof activityCall)['query']>;
export type ActivityFilters = Omit<ActivityQuery, 'before' | 'page' | 'per_page'>;
