import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { PERMISSIONS } from '../../../domain/access/permissions';
import { useT } from '../../../i18n/useT';
import { useAllowed } from '../../../providers/usePermissions';
import { useMessageOf } from '../../../ui/useMessageOf';
import { PhoneForm } from '../PhoneSelector/PhoneForm';
import { usePhones } from '../PhoneSelector/usePhones';
import { LoadFailed } from '../../../ui/LoadFailed';
import { PhoneRow } from './PhoneRow';

/** Every phone of one person, each to be called, changed, or put out of use; one form is open at a time. */
export function PhoneList({ participantId }: { participantId: number }) {
  const translate = useT();
  const messageOf = useMessageOf();
  const { data: phones, error, refetch } = usePhones(participantId);
  const mayAdd = useAllowed(PERMISSIONS.participants.addPhoneNumber);
  const mayEdit = useAllowed(PERMISSIONS.participants.updatePhoneNumber);
  const [open, setOpen] = useState<number | 'new' | null>(null);
  // Its own form alone: a save that ends late must not close the one that was opened meanwhile.
  const closing = (own: number | 'new') => () => setOpen((shown) => (shown === own ? null : shown));

  if (error && !phones) {
    return (
      <LoadFailed onRetry={() => void refetch()} sx={whole}>
        {messageOf(error)}
      </LoadFailed>
    );
  }
  if (!phones) return <Skeleton variant="rounded" height={88} sx={whole} />;
  return (
    <Box sx={{ ...whole, display: 'grid', gap: 3 }}>
      {phones.length === 0 && open !== 'new' && (
        <Box sx={{ color: 'text.secondary' }}>{translate('participants.phones.none')}</Box>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {phones.map((phone) => (
          <Box component="li" key={phone.id} sx={card}>
            {open === phone.id ? (
              <PhoneForm
                key={phone.version}
                participantId={participantId}
                phone={phone}
                phones={phones}
                onSaved={closing(phone.id)}
                onCancel={closing(phone.id)}
                onRemoved={closing(phone.id)}
              />
            ) : (
              <PhoneRow phone={phone} onEdit={mayEdit ? () => setOpen(phone.id) : undefined} />
            )}
          </Box>
        ))}
        {open === 'new' && (
          <Box component="li" sx={card}>
            <PhoneForm
              participantId={participantId}
              phone={null}
              phones={phones}
              onSaved={closing('new')}
              onCancel={closing('new')}
            />
          </Box>
        )}
      </Box>
      {mayAdd && open !== 'new' && (
        <Box>
          <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setOpen('new')}>
            {translate('participants.phones.addPhone')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

const whole = { gridColumn: '1 / -1' } as const;
const card = { border: '1px solid', borderColor: 'divider', borderRadius: '8px', p: 4 } as const;
