import type { Passkey } from '../../domain/access/secondFactor';

export type Asked = { to: 'remove'; passkey: Passkey | null } | { to: 'rename'; passkey: Passkey };
