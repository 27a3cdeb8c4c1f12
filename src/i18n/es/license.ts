import type { SameKeys } from '../messages';
import type { license as english } from '../en/license';

export const license: SameKeys<typeof english> = {
  expired: 'Vencida',
  expiring: 'Vence mañana |||| Vence en %{smart_count} días',
  today: 'Vence hoy',
};
