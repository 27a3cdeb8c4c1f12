import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { signPhoneOutCall, vehiclePhonesCall, type VehiclePhone } from '../../contract/vehicles/phones';
import { PERMISSIONS } from '../../domain/access/permissions';
import { useT } from '../../i18n/useT';
import { readApi } from '../../providers/callApi';
import { showMessage } from '../../providers/messageLog';
import { useAllowed } from '../../providers/usePermissions';
import { CommandDialog } from '../../ui/CommandDialog';
import { LoadFailed } from '../../ui/LoadFailed';
import { Section } from '../../ui/Section';
import type { Row } from '../../ui/resourceOf';
import { useZonedTime } from '../../ui/useZonedTime';

/** Who may not know which phones are signed in is told nothing of them. */
export function VehiclePhones({ record }: { record: Row }) {
  return useAllowed(PERMISSIONS.vehicles.phones) ? <PhonesPart vehicleId={record.id} /> : null;
}

const keyOf = (vehicleId: number) => ['vehicles', 'phones', vehicleId];

function PhonesPart({ vehicleId }: { vehicleId: number }) {
  const translate = useT();
  const timeOf = useZonedTime();
  const maySignOut = useAllowed(PERMISSIONS.vehicles.signPhoneOut);
  const [leaving, setLeaving] = useState<VehiclePhone | null>(null);
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: keyOf(vehicleId),
    queryFn: ({ signal }) => readApi(vehiclePhonesCall, { params: { id: vehicleId } }, { signal }),
  });
  return (
    <Section title={translate('vehiclePhones.title')} purpose={translate('vehiclePhones.purpose')}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        {isPending && <Skeleton variant="rounded" height={40} />}
        {isError && (
          <LoadFailed onRetry={() => void refetch()}>{translate('vehiclePhones.failed')}</LoadFailed>
        )}
        {data?.length === 0 && translate('vehiclePhones.none')}
        {data && data.length > 0 && (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
            {data.map((phone) => (
              <Box component="li" key={phone.id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
                <Box sx={{ flex: '1 1 240px' }}>
                  <strong>{phone.driver_name}</strong>
                  <Box sx={{ color: 'text.secondary', fontSize: 13 }} className="tabular">
                    {[
                      phone.device_label,
                      phone.run_name,
                      translate('vehiclePhones.since', { time: timeOf(phone.bound_at) }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Box>
                </Box>
                {maySignOut && (
                  <Button
                    size="small"
                    variant="outlined"
                    aria-label={translate('vehiclePhones.out.of', { driver: phone.driver_name })}
                    onClick={() => setLeaving(phone)}
                  >
                    {translate('vehiclePhones.out.action')}
                  </Button>
                )}
              </Box>
            ))}
          </Box>
        )}
      </Box>
      {leaving && (
        <SignPhoneOutDialog vehicleId={vehicleId} phone={leaving} onClose={() => setLeaving(null)} />
      )}
    </Section>
  );
}

interface SignPhoneOutProps {
  vehicleId: number;
  phone: VehiclePhone;
  onClose: () => void;
}

function SignPhoneOutDialog({ vehicleId, phone, onClose }: SignPhoneOutProps) {
  const translate = useT();
  const client = useQueryClient();
  const args = { driver: phone.driver_name };
  const signOut = async () => {
    await readApi(signPhoneOutCall, { params: { id: vehicleId, sessionId: phone.id } });
    await client.invalidateQueries({ queryKey: keyOf(vehicleId) });
    const text = translate('vehiclePhones.out.done', args);
    showMessage({ kind: 'success', key: 'vehiclePhones.out.done', args, text });
    onClose();
  };
  return (
    <CommandDialog
      title={translate('vehiclePhones.out.title', args)}
      verb={translate('vehiclePhones.out.verb')}
      keep={translate('vehiclePhones.out.keep')}
      onRun={signOut}
      onClose={onClose}
    >
      {() => <span>{translate('vehiclePhones.out.text', args)}</span>}
    </CommandDialog>
  );
}
