import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useT } from '../../i18n/useT';
import { showMessage } from '../../providers/messageLog';
import { permissionsAge, refreshPermissions } from '../../providers/session';
import { onPermissionRefused } from '../../providers/sessionLoss';
import { useLive } from '../../providers/useLive';

/**
 * Minimum time between two checks after a gap or a refusal, which only mean that something may have changed.
 * Milliseconds.
 */
const CALM_MS = 10_000;

/**
 * Updates an open page to the user's current permissions: when the role changes, the stream has a gap, or the
 * server refuses an offered call. The guard then closes what is no longer allowed, and a message explains it.
 */
export function usePermissionChanges(): void {
  const client = useQueryClient();
  const translate = useT();

  const refresh = async () => {
    const { gained, lost } = await refreshPermissions();
    if (gained + lost === 0) return;
    const key = gained > 0 && lost > 0 ? 'both' : gained > 0 ? 'gained' : 'lost';
    const args = { gained, lost, smart_count: gained + lost };
    const text = translate(`roles.changed.${key}`, args);
    showMessage({ kind: lost > 0 ? 'warning' : 'info', key: `roles.changed.${key}`, args, text });
    // Data that was read with a removed permission must not be shown from the cache.
    client.removeQueries({ type: 'inactive' });
    await client.invalidateQueries();
  };
  // A failed check changes nothing: the server guards each call, and the next event or refusal checks again.
  const look = () => void refresh().catch(() => undefined);
  const lookCalmly = () => {
    if (permissionsAge() > CALM_MS) look();
  };

  useLive('access', { onEvent: look, onGap: lookCalmly });
  const latest = useRef(lookCalmly);
  useEffect(() => {
    latest.current = lookCalmly;
  });
  useEffect(() => {
    onPermissionRefused(() => latest.current());
    return () => onPermissionRefused(null);
  }, []);
}
