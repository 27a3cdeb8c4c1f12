import type { Selectable } from 'kysely';
import type { MessageTable } from '../../platform/database/tables/accounts';

export type Message = Selectable<MessageTable>;
