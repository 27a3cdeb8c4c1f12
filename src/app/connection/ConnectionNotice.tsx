import Alert from '@mui/material/Alert';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useT } from '../../i18n/useT';
import { operationZone } from '../../providers/operationZone';
import { useAge } from '../notifications/useAge';
import { useHasOwnConnectionNotice } from '../../ui/connection/ownConnectionNotice';
import { useCutSince } from '../../ui/connection/useCutSince';
import { formatTimeWithZone } from '../../providers/measures';

/**
 * Notice for every page, within two seconds: there is no connection, and how old the data is. Failed reads
 * are repeated when the connection is back.
 */
export function ConnectionNotice() {
  const translate = useT();
  const client = useQueryClient();
  const ageOf = useAge();
  const readAgain = () =>
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  const cutSince = useCutSince(readAgain);
  const isCut = cutSince !== null;
  const wasCut = useRef(false);
  useEffect(() => {
    // An interruption further away is detected by the stream, not by the browser.
    if (wasCut.current && !isCut) void client.invalidateQueries({ refetchType: 'active' });
    wasCut.current = isCut;
  }, [isCut, client]);
  const saysItself = useHasOwnConnectionNotice();
  if (!isCut || saysItself) return null;
  return (
    <Alert
      severity="warning"
      role="presentation"
      sx={{ borderRadius: 0, position: 'sticky', top: 56, zIndex: 3 }}
    >
      {/* Announced one time: the age beside it changes but is outside this element. */}
      <strong role="status">
        {translate('live.cut', { time: formatTimeWithZone(cutSince, operationZone()) })}
      </strong>{' '}
      {translate('live.cutAge', { age: ageOf(cutSince) })}
    </Alert>
  );
}
