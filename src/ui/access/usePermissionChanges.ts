import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useT } from '../../i18n/useT';
import { showMessage } from '../../providers/messageLog';
import { permissionsAge, refreshPermissions } from '../../providers/session';
import { onPermissionRefused } from '../../providers/sessionLoss';
import { useLive } from '../../providers/useLive';

/** A gap or a refusal says only that something may have changed: not worth a call more often than this. Milliseconds. */
const CALM_MS = 10_000;

/**
 * Keeps an open page at what the person may do now: their role was changed, the stream missed something, or the server
 * refused what the screen offered. The guard then closes what is no longer allowed, and this says what happened.
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
    // What was read with a permission that is gone is not shown from memory.
    client.removeQueries({ type: 'inactive' });
    await client.invalidateQueries();
  };
  // A failed look changes nothing: the server guards each call, and the next event or refusal looks again.
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
