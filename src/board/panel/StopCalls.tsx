import { lazyPart } from '../../providers/lazyPart';
import { withMessages } from '../../providers/messageSets';
import { PERMISSIONS } from '../../domain/access/permissions';
import { useT } from '../../i18n/useT';
import { useAllowed } from '../../providers/usePermissions';
import { Suspense, useState } from 'react';
import Button from '@mui/material/Button';

const CallsOf = lazyPart(withMessages('calls', () => import('../../ui/calls/CallsOf')));

/** The calls about a stop; asked for when somebody wants to see them. */
export function StopCalls({ eventId }: { eventId: number }) {
  const translate = useT();
  const mayRead = useAllowed(PERMISSIONS.calls.list);
  const [isOpen, setOpen] = useState(false);
  if (!mayRead) return null;
  return (
    <div>
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {translate('pages.calls')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <CallsOf of={{ delivery_event_id: eventId }} />
        </Suspense>
      ) : null}
    </div>
  );
}
